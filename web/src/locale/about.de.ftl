# Was über das Haus gesagt wird; nur dort gelesen.
about-title = Über diesen Tisch
about-what = Zaubertisch ist ein Tisch für fünf Zauberspiele: genaue Regeln, jede mit ihrer Nummer, Bots, die nicht mehr sehen als ihr Platz, und ein Verlauf, den du hinterher durchgehen kannst.
about-unofficial = Inoffiziell
about-unofficial-more = Dieses Programm machen Leute, die diese Spiele lieben. Es hat nichts mit den Autoren oder Verlagen zu tun und enthält keine Bilder oder Texte aus den Schachteln. Wenn dir ein Spiel gefällt, kauf es.
about-fairness = Ehrlicher Zufall
about-fairness-more = Wenn ein Tisch eröffnet wird, verspricht der Server eine geheime Saat; wer sich setzt, dessen Browser verspricht eine geheime Zahl. Haben alle versprochen, werden die Zahlen genannt, und aller Zufall kommt aus Saat und Zahlen zusammen. Am Ende wird die Saat offengelegt, und dein Browser kann jedes Mischen und jeden Wurf nachrechnen.
about-privacy = Was von dir bekannt ist
about-privacy-more = Ein Name, den du wählst, und ein Cookie, das der Schlüssel zu deinen Plätzen ist. Kein Konto, keine Verfolgung, nichts wird von anderswo geladen.
about-certain = Was sicher ist
about-certain-more = Woran jede Regel hängt, Spiel für Spiel
about-credits = Dank
about-credits-icons = Symbole: Lorc, Delapouite und die anderen Autoren von
about-credits-changed = Farben geändert, Zeichnungen zum Teil zusammengesetzt.
about-credits-list = Die benutzten Symbole mit ihren Namen in der Sammlung
about-credits-fonts = Schrift: Alegreya und Alegreya Sans von Juan Pablo del Peral,
about-credits-software = Software: Svelte, Vite, Project Fluent und uqr, alle unter MIT- oder Apache-Lizenz; für Tische auf diesem Gerät auch Pyodide (MPL 2.0), CPython und typing_extensions (PSF), Babel (BSD), attrs und pytz (MIT).
