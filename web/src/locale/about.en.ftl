# What is said about the house; read there alone.
about-title = About this table
about-what = Zaubertisch is a table for five wizard board games: exact rules with a number for each, bots that see no more than their seat does, and a log you can walk through afterwards.
about-unofficial = Unofficial
about-unofficial-more = This program is made by people who love these games. It is not connected with their authors or publishers, and contains no pictures or texts from the boxes. If you like a game, buy it.
about-fairness = Fair chance
about-fairness-more = When a table is opened the server promises a secret seed; on sitting down every browser promises a secret number. When all have promised, the numbers are told, and all chance comes from seed and numbers together. At the end the seed is opened, and your browser can work out every shuffle and every roll again.
about-privacy = What is known of you
about-privacy-more = A name you choose, and a cookie that is the key to your seats. No account, no tracking, nothing loaded from elsewhere.
about-certain = What is certain
about-certain-more = How each rule is held, game by game
about-credits = Credits
about-credits-icons = Icons: Lorc, Delapouite and the other authors of
about-credits-changed = Colours changed, drawings partly combined.
about-credits-list = The icons used, by their names in the set
about-credits-fonts = Type: Alegreya and Alegreya Sans by Juan Pablo del Peral,
about-credits-software = Software: Svelte, Vite, Project Fluent and uqr, all under the MIT or Apache licences; for tables on this device also Pyodide (MPL 2.0), CPython and typing_extensions (PSF), Babel (BSD), attrs and pytz (MIT).
