title = Das Zepter von Zavandor
tagline = Lass Edelsteine Energie geben, lerne, biete auf Artefakte und gewinne die Wächter, bevor das Zepter vergeben ist.

## Optionen eines Tischs

option-edition = Ausgabe
option-edition-german = die deutsche von 2004
option-edition-zman = die englische von 2006: früher Rubin und verblassende Karten der Weisen
option-druid-ruby = Früher Rubin des Druiden
option-druid-ruby-off = nein
option-druid-ruby-on = einer auf Stufe 3 des Feuers
option-sage-dust = Karten der Weisen zu unerreichbaren Edelsteinen
option-sage-dust-off = sind Karten wie alle anderen
option-sage-dust-on = werden zu Staub
option-turn-blocks = Edelsteine, Wissen und Versteigerungen im Zug
option-turn-blocks-off = beliebig gemischt
option-turn-blocks-on = nacheinander, in selbst gewählter Reihenfolge
option-combined-payment = Käufe eines Zuges
option-combined-payment-on = werden zusammen bezahlt
option-combined-payment-off = werden einzeln ausgeglichen
option-pooled-change = Wechselgeld
option-pooled-change-on = kommt zum vorhandenen Staub
option-pooled-change-off = wird für sich ausgeglichen
option-gem-supply = Edelsteine
option-gem-supply-unlimited = gehen nie aus
option-gem-supply-strict = gibt es nur, soweit die Schachtel reicht
option-overbid = Gebote, die niemand zahlen könnte
option-overbid-forbidden = sind nicht möglich
option-overbid-wrath = lassen den Blitz der Wächter einschlagen
option-one-dust = Zauberstaub in Einern
option-one-dust-off = gibt es nicht
option-one-dust-on = gibt es, damit nichts verloren geht
option-characters = Figuren
option-characters-random = durch das Los
option-characters-pick = gewählt, in zufälliger Reihenfolge
option-characters-fixed = nach der Sitzordnung
option-calm-start = Erste blaue Karten
option-calm-start-off = wie sie kommen
option-calm-start-on = lauter Fünfen
option-open-hands = Handkarten
option-open-hands-off = sind verdeckt
option-open-hands-on = liegen offen
option-round-cap = Das Spiel endet spätestens
option-round-cap-60 = nach 60 Runden
option-round-cap-10 = nach 10 Runden
option-round-cap-20 = nach 20 Runden
option-round-cap-30 = nach 30 Runden
option-round-cap-40 = nach 40 Runden
option-round-cap-100 = nach 100 Runden
option-round-cap-200 = nach 200 Runden

## Namen

name-opal = Opal
name-sapphire = Saphir
name-emerald = Smaragd
name-diamond = Diamant
name-ruby = Rubin
gem-opal = einen Opal
gem-sapphire = einen Saphir
gem-emerald = einen Smaragd
gem-diamond = einen Diamanten
gem-ruby = einen Rubin

name-blue = Blau
name-green = Grün
name-white = Weiß
name-red = Rot
cards-0 = Blau 3
cards-1 = Blau 4
cards-2 = Blau 5
cards-3 = Blau 6
cards-4 = Blau 7
cards-5 = Grün 5
cards-6 = Grün 6
cards-7 = Grün 7
cards-8 = Grün 8
cards-9 = Grün 9
cards-10 = Grün 10
cards-11 = Weiß 8
cards-12 = Weiß 9
cards-13 = Weiß 10
cards-14 = Weiß 11
cards-15 = Weiß 12
cards-16 = Rot 13
cards-17 = Rot 14
cards-18 = Rot 15
cards-19 = Rot 16
cards-20 = Rot 17
concentrated-0 = geballtes Blau (20)
concentrated-1 = geballtes Grün (30)
concentrated-2 = geballtes Weiß (40)
concentrated-3 = geballtes Rot (60)

name-gems = Wissen über Edelsteine
name-flow = Wissen des Energieflusses
name-fire = Wissen über das Feuer
name-sages = Wissen der 9 Weisen
name-artefacts = Wissen über Artefakte
name-storage = Wissen der Speicherung

name-witch = Hexe
name-elf = Elfe
name-druid = Druide
name-fairy = Fee
name-mage = Magier
name-kobold = Kobold

name-spellbook = Zauberbuch
name-runestone = Runenstein
name-crystal-ball = Kristallkugel
name-magic-belt = Zaubergürtel
name-magic-mirror = Spiegel
name-protection-crystal = Schutzkristall
name-elixir = Elixir
name-charisma-mask = Charismatikmaske
name-magic-wand = Zauberstab
name-fire-chalice = Feuerkelch
name-shadow-cloak = Tarnmantel
name-talisman = Talisman
name-phoenix = Phoenix
name-owl = Eule
name-fox = Fuchs
name-toad = Kröte
name-unicorn = Einhorn
name-tomcat = Kater
name-scarab = Skarabäus
name-raven = Rabe
name-salamander = Salamander
item-spellbook = das Zauberbuch
item-runestone = den Runenstein
item-crystal-ball = die Kristallkugel
item-magic-belt = den Zaubergürtel
item-magic-mirror = den Spiegel
item-protection-crystal = den Schutzkristall
item-elixir = das Elixir
item-charisma-mask = die Charismatikmaske
item-magic-wand = den Zauberstab
item-fire-chalice = den Feuerkelch
item-shadow-cloak = den Tarnmantel
item-talisman = den Talisman
item-phoenix = den Phoenix
item-owl = die Eule
item-fox = den Fuchs
item-toad = die Kröte
item-unicorn = das Einhorn
item-tomcat = den Kater
item-scarab = den Skarabäus
item-raven = den Raben
item-salamander = den Salamander

## Fragen und Antworten

question-choose-character = Welche Figur spielst du?
question-turn = Was tust du?
question-open = Wie hoch ist dein Startgebot?
question-bid = Bietest du mehr?
question-pay = Womit zahlst du?
question-hand-limit = Du hast zu viel Energie. Was gibst du zurück?
question-lose-gem = Welchen aktiven Edelstein verlierst du?
question-release-stone = Welchen Wissensstein löst du kostenlos aus?
question-free-step = Wo gehst du eine Stufe kostenlos?

action-end = Zug beenden
action-enchant = Verzaubern: { $a_name }
action-sell = { $a ->
    [inactive] Inaktiven verkaufen: { $b_name }
   *[other] Verkaufen: { $a_name }
}
action-activate = Aktivieren: { $a_name }
action-deactivate = Deaktivieren: { $a_name }
action-learn = Lernen: { $a_name }
action-release = Wissensstein für { $a } auslösen
action-offer = Anbieten: { $a_name }
action-pay = Automatisch zahlen
action-settle = Mit dem Hingelegten zahlen
action-take = Alles zurücknehmen
action-cancel = Kauf abbrechen
action-put = { $a ->
    [conc] Hinlegen: geballtes { $b_name }
   *[other] Hinlegen: { $a_name } { $b }
}
action-pass = Passen
action-step = Kostenlose Stufe: { $a_name }
action-decline = Verzichten
action-lose = Verlieren: { $a_name }
action-keep = Das Beste behalten
action-discard = { $a ->
    [conc] Zurückgeben: geballtes { $b_name }
    [dust] Etwas Staub zurückgeben
   *[other] Zurückgeben: { $a_name } { $b }
}
action-choose = { $a_name }
action-bid = { $a } bieten

## Was geschieht

part-concentrated-next = { $cards_count ->
    [0] {""}
   *[other] ,{" "}
}
part-dust-next = { $concentrated_count ->
    [0] { part-concentrated-next }
   *[other] ,{" "}
}
part-pieces = { $cards_names }{ $concentrated_count ->
    [0] {""}
   *[other] { part-concentrated-next }{ $concentrated_names }
}{ $dust ->
    [0] {""}
   *[other] { part-dust-next }{ $dust } Staub
}
part-green-next = { $blue ->
    [0] {""}
   *[other] ,{" "}
}
part-white-next = { $green ->
    [0] { part-green-next }
   *[other] ,{" "}
}
part-red-next = { $white ->
    [0] { part-white-next }
   *[other] ,{" "}
}
part-cards = { $blue ->
    [0] {""}
   *[other] { $blue } × Blau
}{ $green ->
    [0] {""}
   *[other] { part-green-next }{ $green } × Grün
}{ $white ->
    [0] {""}
   *[other] { part-white-next }{ $white } × Weiß
}{ $red ->
    [0] {""}
   *[other] { part-red-next }{ $red } × Rot
}

event-took-character = { $you ->
    [yes] Deine Figur: { $character_name }.
   *[no] Die Figur von { $seat }: { $character_name }.
}
event-turned-up = Aufgedeckt: { $artefact_name }.
event-round-begins = Runde { $round } beginnt.
event-took-disc = { $you ->
    [yes] Du bekommst Scheibe { $disc }.
   *[no] { $seat } bekommt Scheibe { $disc }.
}
event-gained-energy = { $you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
} { $dust ->
    [0] keinen Staub
   *[other] { $dust } Staub
}{ $concentrated_count ->
    [0] {""}
   *[other] , { $concentrated_names }
}.
event-drew = { $you ->
    [yes] Du ziehst { $cards_names }.
   *[no] { $seat } zieht { $cards_names }.
}
event-drew-unseen = { $seat } zieht Karten: { part-cards }.
event-drew-dust = Es sind nicht genug Karten da: { $you ->
    [yes] Du bekommst dafür { $dust } Staub.
   *[no] { $seat } bekommt dafür { $dust } Staub.
}
event-sages-gave = { $you ->
    [yes] Die Weisen geben dir für die nächste Runde { $cards_names }.
   *[no] Die Weisen geben { $seat } für die nächste Runde { $cards_names }.
}
event-sages-gave-unseen = Die Weisen geben { $seat } Karten für die nächste Runde: { part-cards }.
event-sages-gave-dust = Es sind nicht genug Karten da: Die Weisen versprechen { $you ->
    [yes] dir
   *[no] { $seat }
} { $dust } Staub.
event-sage-cards-came = { $you ->
    [yes] Du nimmst { $count ->
        [one] die Karte
       *[other] die { $count } Karten
    } unter deiner Scheibe auf.
   *[no] { $seat } nimmt { $count ->
        [one] die Karte
       *[other] die { $count } Karten
    } unter der eigenen Scheibe auf.
}
event-sage-dust-came = { $you ->
    [yes] Du bekommst die { $dust } Staub, die dir die Weisen versprochen haben.
   *[no] { $seat } bekommt die { $dust } Staub, die die Weisen versprochen haben.
}
event-sage-cards-faded = { $you ->
    [yes] Deine Karten der Weisen ({ $colour_name }) werden zu { $dust } Staub.
   *[no] Die Karten der Weisen von { $seat } ({ $colour_name }) werden zu { $dust } Staub.
}
event-reshuffled = Die Ablage wird gemischt und ist der neue Stapel: { $colour_name }.
event-turn-begins = { $you ->
    [yes] Du bist am Zug.
   *[no] { $seat } ist am Zug.
}
event-paid = { $you ->
    [yes] Du zahlst { $price }
   *[no] { $seat } zahlt { $price }
}: { part-pieces }{ $change ->
    [0] {""}
    [one] ; zurück kommt 1 Staub
   *[other] ; zurück kommen { $change } Staub
}.
event-dust-lost = { $you ->
    [yes] Du verlierst 1 Energie beim Wechseln und hast { $dust ->
        [0] keinen Staub mehr
       *[other] { $dust } Staub
    }.
   *[no] { $seat } verliert 1 Energie beim Wechseln und hat { $dust ->
        [0] keinen Staub mehr
       *[other] { $dust } Staub
    }.
}
event-gained-gem = { $you ->
    [yes] Du bekommst { $gem_name }; er ist aktiv.
   *[no] { $seat } bekommt { $gem_name }; er ist aktiv.
}
event-gained-inactive-gem = { $you ->
    [yes] Du bekommst { $gem_name }; er kommt ins Fünfeck.
   *[no] { $seat } bekommt { $gem_name }; er kommt ins Fünfeck.
}
event-sold = { $you ->
    [yes] Du verkaufst { $gem_name } für { $dust } Staub.
   *[no] { $seat } verkauft { $gem_name } für { $dust } Staub.
}
event-sold-inactive = { $you ->
    [yes] Du verkaufst { $gem_name } aus dem Fünfeck für { $dust } Staub.
   *[no] { $seat } verkauft { $gem_name } aus dem Fünfeck für { $dust } Staub.
}
event-activated = { $you ->
    [yes] Du aktivierst { $gem_name }.
   *[no] { $seat } aktiviert { $gem_name }.
}
event-deactivated = { $you ->
    [yes] Du deaktivierst { $gem_name }.
   *[no] { $seat } deaktiviert { $gem_name }.
}
event-lost-gem = { $you ->
    [yes] Du verlierst { $gem_name }.
   *[no] { $seat } verliert { $gem_name }.
}
event-released = { $you ->
    [yes] Du löst den Wissensstein zu { $stone } aus.
   *[no] { $seat } löst den Wissensstein zu { $stone } aus.
}
event-rose = { $you ->
    [yes] Du erreichst Stufe { $level }: { $track_name }.
   *[no] { $seat } erreicht Stufe { $level }: { $track_name }.
}
event-declined = { $you ->
    [yes] Du verzichtest.
   *[no] { $seat } verzichtet.
}
event-offered = { $you ->
    [yes] Du bietest { $item_name } an.
   *[no] { $seat } bietet { $item_name } an.
}
event-bid = { $you ->
    [yes] Du bietest { $bid } auf { $item_name }.
   *[no] { $seat } bietet { $bid } auf { $item_name }.
}
event-passed = { $you ->
    [yes] Du passt.
   *[no] { $seat } passt.
}
event-won = { $you ->
    [yes] Du ersteigerst { $item_name } für { $bid } und hast { $price ->
        [0] nichts
       *[other] { $price }
    } zu zahlen.
   *[no] { $seat } ersteigert { $item_name } für { $bid } und hat { $price ->
        [0] nichts
       *[other] { $price }
    } zu zahlen.
}
event-struck-down = { $you ->
    [yes] Du kannst nicht zahlen: Dich trifft der Blitz der Wächter.
   *[no] { $seat } kann nicht zahlen: Der Blitz der Wächter schlägt ein.
} Abgelegte Karten: { $cards_count ->
    [0] keine
   *[other] { $cards_names }
}.
event-gave-back = { $you ->
    [yes] Du gibst zurück:
   *[no] { $seat } gibt zurück:
} { part-pieces }.
event-scored = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
} { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}.
event-game-ends = { $end ->
    [sentinels] { $sold } Wächter sind vergeben: Das Spiel ist zu Ende.
    [round_cap] Die letzte Runde ist gespielt: Das Spiel ist zu Ende.
   *[other] Nur eine Person ist noch übrig: Das Spiel ist zu Ende.
}

## Was im Weg steht

kind-opal = Opal
kind-sapphire = Saphir
kind-emerald = Smaragd
kind-diamond = Diamanten
kind-ruby = Rubin
article-spellbook = ein Zauberbuch
article-elixir = ein Elixir
article-magic-belt = einen Zaubergürtel
article-magic-wand = einen Zauberstab
block-0 = Edelsteine
block-1 = Wissen
block-2 = Versteigerungen

obstacle-characters-first = Das Spiel beginnt, wenn alle eine Figur haben.
obstacle-character-is-taken = { $you ->
    [yes] Du spielst diese Figur schon: { $character_name }.
   *[no] { $seat } spielt diese Figur schon: { $character_name }.
}
obstacle-has-character = Du hast eine Figur und behältst sie: { $character_name }.
obstacle-turns-are-over = Die Züge dieser Runde sind vorbei.
obstacle-not-your-turn = { $you ->
    [yes] Du bist am Zug.
   *[no] { $seat } ist am Zug.
}
obstacle-gem-first = Du hast noch { $price } für { $gem_name } zu zahlen.
obstacle-level-first = Du hast noch { $price } für eine Stufe zu zahlen: { $track_name }.
obstacle-stone-first = Du hast noch { $stone } für einen Wissensstein zu zahlen.
obstacle-payment-first = Du hast { $item_name } ersteigert und noch { $price } zu zahlen.
obstacle-auction-first = Die Versteigerung läuft noch: Es geht um { $item_name }.
obstacle-effects-first = Zuerst geschieht alles, was { $item_name } betrifft.
obstacle-no-auction = Gerade wird nichts versteigert.
obstacle-nothing-to-pay = Du hast gerade nichts zu zahlen.
obstacle-nothing-lies-there = Du hast nichts hingelegt, denn du hast gerade nichts zu zahlen.
obstacle-no-free-step = Du hast gerade keine kostenlose Stufe zu gehen.
obstacle-nothing-to-decline = Dir wird gerade nichts angeboten, worauf du verzichten könntest.
obstacle-no-gem-to-lose = Gerade nimmt dir niemand einen Edelstein.
obstacle-limit-comes-later = Die Züge dieser Runde sind noch nicht vorbei.
obstacle-nothing-to-cancel = Du hast keinen Kauf begonnen, den du abbrechen könntest.

obstacle-block-closed = Mit diesem Teil deines Zuges bist du fertig: { $block_name }.
obstacle-lacks-artefact = Du müsstest { $article_name } haben und hast keines.
obstacle-fire-too-low = { $level ->
    [0] Du hast das Wissen über das Feuer noch nicht betreten.
   *[other] Du bist im Wissen über das Feuer erst auf Stufe { $level }.
}
obstacle-early-ruby-was-had = Deinen frühen Rubin hattest du schon, und im Wissen über das Feuer bist du auf Stufe { $level }.
obstacle-five-rubies = Du besitzt schon fünf Rubine.
obstacle-kind-ran-out = Im Vorrat gibt es keinen { $kind_name } mehr.
obstacle-gem-too-dear = Für { $gem_name } brauchst du { $price } Energie und hast { $liquid }.
obstacle-no-slot = Deine { $slots } Plätze sind alle besetzt.
obstacle-moved-to-and-fro = Du hast es dir bei dieser Art schon zweimal anders überlegt, ohne etwas zu kaufen, zu verkaufen oder anzubieten; hier geht es um einen { $kind_name }.
obstacle-no-such-gem = Du hast keinen { $kind_name }.
obstacle-gem-is-inactive = Du hast keinen aktiven { $kind_name }; er müsste in der Spirale liegen, nicht im Fünfeck.
obstacle-gem-is-active = Du hast keinen inaktiven { $kind_name }; er müsste im Fünfeck liegen, nicht in der Spirale.
obstacle-step-used-up = Du hast in dieser Runde schon eine Stufe bezahlt.
obstacle-track-finished = { $track_name }: Du bist schon auf Stufe 4.
obstacle-no-stone = { $track_name }: Dieses Gebiet hast du nicht betreten, und in deinem Fünfeck liegt kein Wissensstein; { $stored ->
    [0] auslösen lässt sich auch keiner mehr.
    [one] einer liegt noch bereit und müsste erst ausgelöst werden.
   *[other] { $stored } liegen noch bereit, und einer müsste erst ausgelöst werden.
}
obstacle-level-too-dear = { $track_name }: Stufe { $level } kostet { $price }, und du hast { $liquid } Energie.
obstacle-stone-not-stored = Der Wissensstein zu { $stone } liegt nicht mehr bereit; du hast ihn schon ausgelöst.
obstacle-stone-too-dear = Dieser Wissensstein kostet { $stone }, und du hast { $liquid } Energie.
obstacle-sentinel-is-sold = { $you ->
    [yes] Du besitzt { $item_name } schon.
   *[no] { $seat } besitzt { $item_name }.
}
obstacle-not-on-display = Dieses Artefakt liegt gerade nicht aus: { $artefact_name }.
obstacle-has-one = Du hast schon { $article_name }.
obstacle-no-active-gem = Du hast keinen aktiven Edelstein und brauchst einen, um { $item_name } anzubieten.
obstacle-cannot-open = Auf { $item_name } bietet man mindestens { $bid }; das würde dich { $net } kosten, und wenn du alle Edelsteine verkaufst, hast du { $worth } Energie.

obstacle-opener-bids = Du hast { $item_name } angeboten und musst mindestens { $least } darauf bieten.
obstacle-opening-is-held = Du hast { $item_name } selbst angeboten, und das lässt sich nicht zurücknehmen: Du musst das erste Gebot machen, mindestens { $least }.
obstacle-below-the-minimum = Auf { $item_name } bietet man mindestens { $least }, und { $bid } ist weniger.
obstacle-not-higher = { $you ->
    [yes] Du hast { $highest } geboten, und { $bid } ist nicht mehr.
   *[no] { $seat } hat { $highest } geboten, und { $bid } ist nicht mehr.
}
obstacle-beyond-worth = Ein Gebot von { $bid } würde dich { $net } kosten, und wenn du alle Edelsteine verkaufst, hast du { $worth } Energie.
obstacle-nothing-to-pay-yet = Noch wird auf { $item_name } geboten, und niemand zahlt.
obstacle-nothing-lies-there-yet = Noch wird auf { $item_name } geboten; hingelegt hat dafür noch niemand etwas.
obstacle-no-bid-yet = Noch ist nichts zu zahlen: Auf { $item_name } hat niemand geboten, und das erste Gebot machst du, mindestens { $least }.
obstacle-auction-is-held = Es geht um { $item_name }, und eine Versteigerung lässt sich nicht abbrechen.
obstacle-bidding-is-over = Du hast { $item_name } ersteigert; geboten wird nicht mehr.

obstacle-liquid-too-small = Der Preis ist { $price }, und ohne Edelsteine zu verkaufen hast du { $liquid } Energie.
obstacle-not-covered = Der Preis ist { $price }; { $down ->
    [0] du hast nichts hingelegt
   *[other] was du hingelegt hast, ist { $down } wert
}, und du hast { $dust ->
    [0] keinen Staub
   *[other] nur { $dust } Staub
}.
obstacle-nothing-put-down = Du hast nichts hingelegt.
obstacle-covered = Was du hingelegt hast, ist { $down } wert und deckt den Preis von { $price }.
obstacle-no-such-card = Diese Karte hast du nicht: { $cards_names }.
obstacle-all-such-cards-lie-there = Von dieser Karte hast du alle hingelegt: { $cards_names }.
obstacle-no-such-energy = Das hast du nicht: { $concentrated_names }.
obstacle-all-such-energy-lies-there = Davon hast du alles hingelegt: { $concentrated_names }.
obstacle-energy-is-enough = Der Preis ist { $price }, und mit { $liquid } Energie kannst du ihn zahlen, ohne Edelsteine zu verkaufen.
obstacle-cancelled-before = Diesen Kauf hast du schon einmal abgebrochen und seither nichts gekauft, verkauft oder angeboten.

obstacle-no-dust = Du hast keinen Staub.
obstacle-too-heavy = Deine Energie wiegt { $weight }, und dein Handkartenlimit ist { $limit }.
obstacle-given-back-not-paid = Zu zahlen ist nichts: Deine Energie wiegt { $weight } und dein Handkartenlimit ist { $limit }, also geht ein Teil zurück.
obstacle-must-lose = Durch { $item_name } verlierst du einen Edelstein, ob du willst oder nicht.
obstacle-others-lose = Durch { $item_name } verlieren die anderen einen Edelstein, nicht du.
obstacle-no-stone-for-a-step = { $track_name }: Dieses Gebiet hast du nicht betreten, und in deinem Fünfeck liegt kein Wissensstein; für eine kostenlose Stufe wird keiner ausgelöst.
obstacle-no-release-for-a-step = Eine kostenlose Stufe geht ein Wissensstein, der schon unterwegs ist oder im Fünfeck liegt; ausgelöst wird dafür keiner.

## Wie es ausging

outcome-sentinels = { $you ->
    [yes] Du gewinnst das Zepter mit den meisten Siegpunkten.
   *[no] { $winners } gewinnt das Zepter mit den meisten Siegpunkten.
}
outcome-round-cap = { $you ->
    [yes] Du hast nach der letzten Runde die meisten Siegpunkte und gewinnst.
   *[no] { $winners } hat nach der letzten Runde die meisten Siegpunkte und gewinnt.
}
outcome-shared = { $you ->
    [yes] { $winners }: Ihr gewinnt gemeinsam mit gleich vielen Siegpunkten.
   *[no] { $winners } gewinnen gemeinsam mit gleich vielen Siegpunkten.
}
outcome-shared-at-the-cap = { $you ->
    [yes] { $winners }: Ihr habt nach der letzten Runde gleich viele Siegpunkte und gewinnt gemeinsam.
   *[no] { $winners } haben nach der letzten Runde gleich viele Siegpunkte und gewinnen gemeinsam.
}
outcome-last-one = { $you ->
    [yes] Du gewinnst, weil sonst niemand übrig ist.
   *[no] { $winners } gewinnt, weil sonst niemand übrig ist.
}

## Warum ein Bot es tat

because-keep = Bleiben soll, was am meisten wert ist.
because-pay = So geht am wenigsten verloren.
because-sell-to-pay = Ich muss zahlen und gebe am leichtesten { $gem_name } her.
because-least-loss = Am leichtesten gebe ich { $gem_name } her.
because-dearest-stone = Der Wissensstein zu { $stone } würde mich am meisten kosten.
because-free-step = Keine andere kostenlose Stufe ist mehr wert: { $track_name }.
because-no-use = Es würde mir mehr schaden als nützen.
because-character = Ein guter Anfang: { $character_name }.
because-enough = Nichts anderes ist mir jetzt seinen Preis wert.
because-activate = Besser, ich habe { $gem_name } aktiv als im Fünfeck.
because-make-room = Ich gebe { $gem_name } her, um Platz für Besseres zu machen.
because-sell-idle = Im Fünfeck brauche ich { $gem_name } nicht mehr.
because-fill-slot = Auf einem freien Platz lohnt es sich am ehesten, { $gem_name } zu haben.
because-better-gem = Es bringt mehr als bisher, { $gem_name } zu haben.
because-learn = Diese Stufe macht sich bezahlt: { $track_name }.
because-new-stone = Ein neues Wissensgebiet ist mir den Preis des Wissenssteins wert.
because-good-price = Zur Mindestenergie will ich { $item_name } haben.
because-open-low = { $bid } genügt für den Anfang.
because-worth-more = Auch für { $bid } will ich { $item_name } noch haben.
because-too-dear = So viel gebe ich für { $item_name } nicht aus.
because-dearest = Teureres ist nicht zu haben: Ich nehme { $gem_name }.

## Der Tisch in Worten

table-over = Das Spiel ist zu Ende.
table-before = Die erste Runde hat noch nicht begonnen.
table-round = Runde { $round } von höchstens { $cap }, Phase { $phase }: { $name }.
table-your-turn = Du bist gefragt.
table-turn = { $seat } ist gefragt.
table-active = { $you ->
    [yes] Du bist am Zug
   *[no] { $seat } ist am Zug
}; die bezahlte Stufe dieser Runde ist { $stepped ->
    [yes] verbraucht
   *[no] noch nicht verbraucht
}.
table-closed = Abgeschlossene Teile dieses Zuges: { $blocks }.
table-order = Spielreihenfolge: { $seats }.
table-seat = { $character }, { $disc ->
    [0] noch keine Scheibe
   *[other] Scheibe { $disc }
}, Siegpunktscheibe auf { $marker }. Jetzt gezählt: { $total ->
    [one] 1 Siegpunkt
   *[other] { $total } Siegpunkte
} (Edelsteine { $gems }, Wissen { $knowledge }, Artefakte { $artefacts }, Wächter { $sentinels }, Bonus { $bonus }).
table-surcharge = Durch die Spielreihenfolge: Artefakte { $artefact }, Wächter { $sentinel }.
table-nobody-yet = noch keine Figur
table-struck-down = { $who }: vom Blitz der Wächter getroffen.
table-energy = Staub: { $dust }; geballte Energie: { $concentrated }; Handkarten: { $cards }; Gewicht { $weight }, Handkartenlimit { $limit }.
table-proved = Die Handkarten sind mindestens { $least } wert.
table-proved-most = Die Handkarten sind höchstens { $most } wert.
table-under-disc = Unter der Scheibe: { $cards }{ $dust ->
    [0] {""}
   *[other] ; versprochener Staub: { $dust }
}.
table-gems = Aktive Edelsteine auf { $used } von { $slots } Plätzen: { $active }; inaktiv: { $inactive }.
table-knowledge = Stufen: { $levels }. Bereitliegende Wissenssteine zu: { $stored }; frei im Fünfeck: { $free }.
table-things = Artefakte: { $artefacts }. Wächter: { $owned }.
table-income = Nächstes Einkommen: Staub { $dust }; geballte Energie: { $concentrated }; Karten: { $cards }.
table-hand = Deine Handkarten: { $cards }. Flüssige Energie { $liquid }, mit dem Erlös aller Edelsteine { $worth }.
table-own-under-disc = Unter deiner Scheibe: { $cards }.
table-price = { $gem } { $price } (bringt { $resale })
table-offer = { $count } × { $item }: ab { $least }, du würdest { $net } zahlen{ $parts }; { $may ->
    [yes] bieten darfst du bis { $highest }
   *[no] das kannst du nicht zahlen
}.
table-offer-barred = { $count } × { $item }: davon darfst du nicht zwei haben.
table-offer-public = { $count } × { $item }: ab { $least }.
table-sentinel = { $item }: für dich jetzt 5 + { $bonus } Siegpunkte.
table-sentinels-cost = Jeder ab { $least }, du würdest { $net } zahlen{ $parts }; { $may ->
    [yes] bieten darfst du bis { $highest }
   *[no] das kannst du nicht zahlen
}.
table-sentinel-public = { $item }: ab { $least }.
table-deck = Noch kommende Artefakte, Gruppe für Gruppe: { $artefacts }.
table-auction = Versteigerung: { $item }. Höchstes Gebot: { $bid } ({ $seat }). Gepasst: { $passed }.
table-auction-open = Versteigerung: { $item }. Noch kein Gebot.
table-payment = Zu zahlen: { $price }.
table-put = Du hast hingelegt: { $pieces }.
table-proposal = Automatisch zahlen kostet { $pieces } und lässt { $dust ->
    [0] keinen Staub
   *[other] { $dust } Staub
}.
table-keep = Das Beste behalten gibt { $pieces } zurück und lässt { $dust ->
    [0] keinen Staub
   *[other] { $dust } Staub
}.
table-piles = Energiekarten
table-next-levels = Deine nächsten Stufen
cli-sentinels-bring = c: was sie bringen
cli-gem-prices = Preis/Erlös
table-decks = Karten in den Stapeln: { $cards }.
table-discards = Abgelegt: { $cards }.
table-some-dust = { $dust } Staub
table-none = keine
table-nothing = nichts
table-nobody = niemand
table-times = { $count } × { $name }
table-level = { $track } { $level }

## Der Tisch im Bild

table-round-short = Runde { $round }
table-cap = (höchstens { $cap })
table-phases = Phasen der Runde
table-phase-1 = Reihenfolge
table-phase-2 = Einkommen
table-phase-3 = Züge
table-phase-4 = Limit, Punkte
table-discs = Spielreihenfolge
table-you = du
table-marker = Siegpunkte
table-points-now = Siegpunkte { $marker }, jetzt gezählt { $now }
table-short-stones = Wissens­steine
table-stones-free = Freie Wissenssteine: { $count }
table-now = jetzt gezählt
table-out = getroffen
table-bidder-leads = { $you ->
    [yes] führst
   *[no] führt
}
table-bidder-passed = raus
table-bidder-in = dabei
table-weight = Gewicht und Limit der Hand
table-energy-parts = { $dust } Staub; geballte Energie: { $concentrated }; Karten: { $cards }
table-levels = Stufen: { $levels }
table-tracks = Wissen
table-short-gems = Edelsteine
table-short-flow = Energiefluss
table-short-fire = Feuer
table-short-sages = 9 Weise
table-short-artefacts = Artefakte
table-short-storage = Speicherung
table-tiny-gems = Edelsteine
table-tiny-flow = Fluss
table-tiny-fire = Feuer
table-tiny-sages = Weise
table-tiny-artefacts = Artefakte
table-tiny-storage = Speicher
table-level-gems-1 = Edelsteine 10 % billiger; Handkartenlimit −1
table-level-gems-2 = Edelsteine 20 % billiger
table-level-gems-3 = Edelsteine 30 % billiger
table-level-gems-4 = Edelsteine 40 % billiger; 2 Siegpunkte
table-level-flow-1 = Handkartenlimit −1
table-level-flow-2 = 2 Staub jede Runde
table-level-flow-3 = 5 Staub jede Runde
table-level-flow-4 = 10 Staub jede Runde; 2 Siegpunkte
table-level-fire-1 = Der Weg zu den Rubinen beginnt
table-level-fire-2 = Noch zwei Stufen zu den Rubinen
table-level-fire-3 = Noch eine Stufe zu den Rubinen
table-level-fire-4 = Du darfst Rubine verzaubern; 2 Siegpunkte
table-level-sages-1 = 2 blaue Karten für die nächste Runde
table-level-sages-2 = 2 grüne Karten für die nächste Runde
table-level-sages-3 = 2 weiße Karten für die nächste Runde
table-level-sages-4 = 2 rote Karten für die nächste Runde; 2 Siegpunkte
table-level-artefacts-1 = Handkartenlimit +1
table-level-artefacts-2 = Artefakte −5, Wächter −10
table-level-artefacts-3 = Weiter Artefakte −5, Wächter −10
table-level-artefacts-4 = Artefakte −10, Wächter −20; 2 Siegpunkte
table-level-storage-1 = Handkartenlimit +1
table-level-storage-2 = 1 Platz mehr
table-level-storage-3 = Weiter 1 Platz mehr
table-level-storage-4 = 2 Plätze mehr; 2 Siegpunkte
table-rise = { $free ->
    [yes] Kostenlose Stufe: { $track } { $level }
   *[no] Lernen: { $track } { $level } für { $price }
}: { $effect }
table-step = { $option }, Stufe { $level } für { $price }: { $effect }
table-stones = Deine Wissenssteine
table-free-stones = { $count } frei
table-track = Siegpunkteleiste
table-artefacts = Artefakte
table-coming = (noch { $count } im Stapel)
table-effect-spellbook = 1 Siegpunkt. Du darfst Smaragde verzaubern. Tarnmäntel −15.
table-effect-runestone = 1 Siegpunkt. Eine Stufe kostenlos. Feuerkelche −10.
table-effect-crystal-ball = 1 Siegpunkt. Handkartenlimit +3. Elixire −5.
table-effect-magic-belt = 2 Siegpunkte. 2 Plätze. Mehr als einen darfst du nicht haben.
table-effect-magic-mirror = 2 Siegpunkte. Ein Wissensstein kostenlos; die anderen verlieren einen aktiven Edelstein.
table-effect-protection-crystal = 2 Siegpunkte. Jede Runde eine grüne Karte.
table-effect-elixir = 2 Siegpunkte. Du darfst Diamanten verzaubern und bekommst einen.
table-effect-charisma-mask = 3 Siegpunkte. Eine Stufe kostenlos. Wächter −20.
table-effect-magic-wand = 3 Siegpunkte. 2 Plätze, Handkartenlimit +3. Mehr als einen darfst du nicht haben.
table-effect-fire-chalice = 4 Siegpunkte. Jede Runde eine rote Karte.
table-effect-shadow-cloak = 5 Siegpunkte. Ein Wissensstein kostenlos; die anderen verlieren einen aktiven Edelstein.
table-effect-talisman = 8 Siegpunkte. Zwei Stufen kostenlos.
table-offer-label = { $option }: ab { $least }, du würdest { $net } zahlen. { $effect }
table-part-bid = Gebot { $bid }
table-part-rank = Reihenfolge
table-part-knowledge = Wissen
table-part-items = deine Artefakte
table-sentinels = Wächter
table-sold = ({ $sold } von 5 bis zum Ende)
table-sentinel-label = { $option }: jetzt 5 + { $bonus } Siegpunkte für dich, du würdest mindestens { $net } zahlen. { $effect }
table-bonus-phoenix = 5 Siegpunkte und 2 für jede Art aktiver Edelsteine.
table-bonus-owl = 5 Siegpunkte und 2 für jedes Wissensgebiet auf Stufe 4.
table-bonus-fox = 5 Siegpunkte und 2 für jeden aktiven Saphir, bis 12.
table-bonus-toad = 5 Siegpunkte und 2 für jeden Runenstein, jeden Schutzkristall, jedes Zauberbuch und jedes Elixir.
table-bonus-unicorn = 5 Siegpunkte und 1 für jeden aktiven Diamanten.
table-bonus-tomcat = 5 Siegpunkte und 2 für jeden aktiven Opal, bis 12.
table-bonus-scarab = 5 Siegpunkte und 1 für jeden aktiven Smaragd.
table-bonus-raven = 5 Siegpunkte und 2 für jede Kristallkugel, jede Maske, jeden Gürtel und jeden Zauberstab.
table-bonus-salamander = 5 Siegpunkte und 2 für jeden aktiven Rubin.
table-auction-of = Versteigerung: { $item }
table-no-bid = noch kein Gebot
table-bid-costs = Ein Gebot von { $bid } kostet dich { $net }
table-also = Außerdem im Angebot
table-you-bid = Du darfst bis { $highest } bieten; ohne Edelsteine zu verkaufen hast du { $liquid }.
table-bids = Dein Gebot
table-bid-label = { $bid } bieten, du würdest { $net } zahlen{ $sells ->
    [yes] { " " }und dafür Edelsteine verkaufen
   *[no] { "" }
}
table-sells = Dafür müsstest du Edelsteine verkaufen.
table-you-pay = du zahlst { $net }
table-free-bid = Ein anderes Gebot
table-barred = Davon darfst du nicht zwei haben, also bietest du nicht mit.
table-gem-list = Edelsteine und ihre Preise
table-in-spiral = Spirale { $used }/{ $slots }
table-in-pentagon = Fünfeck
table-for = { $option } für { $price }
table-for-resting = { $option } für { $price }; die Spirale ist voll, er läge inaktiv im Fünfeck
table-from = { $option }, ab { $price }
table-bid-costing = { $option }, du zahlst { $net }
table-full-spiral = Deine Spirale ist voll: Was du jetzt kaufst, liegt inaktiv im Fünfeck.
table-full-short = Spirale voll
table-brings = { $option }, bringt { $price }
table-own-energy = Deine Energie
table-limit = Hand { $weight } von { $limit }
table-down = Hingelegt { $down }, noch { $rest } zu zahlen; den Rest macht Staub.
table-short = { $missing ->
    [one] Es fehlt 1
   *[other] Es fehlen { $missing }
}: Verkaufe Edelsteine.
table-put-down = Hingelegt
table-cards = Karten und Staub
table-dust = Staub
table-income-short = Einkommen etwa { $mean }
table-next-income = Nächstes Einkommen, etwa { $mean }:
table-count = Siegpunkte, Quelle für Quelle
table-source-gems = Edelsteine
table-source-knowledge = Wissen
table-source-artefacts = Artefakte
table-source-sentinels = Wächter
table-source-bonus = Bonus
table-source-total = Summe
table-further = Weitere Möglichkeiten
table-own-gems = Deine Edelsteine
table-face-spellbook = Smaragde erlaubt; Tarnmäntel −15
table-face-runestone = Eine Stufe kostenlos; Feuerkelche −10
table-face-crystal-ball = Handlimit +3; Elixire −5
table-face-magic-belt = 2 Plätze mehr; höchstens einer
table-face-magic-mirror = Ein Stein frei; die anderen verlieren einen Edelstein
table-face-protection-crystal = Jede Runde eine grüne Karte
table-face-elixir = Diamanten erlaubt; einer sofort
table-face-charisma-mask = Eine Stufe kostenlos; Wächter −20
table-face-magic-wand = 2 Plätze, Handlimit +3; höchstens einer
table-face-fire-chalice = Jede Runde eine rote Karte
table-face-shadow-cloak = Ein Stein frei; die anderen verlieren einen Edelstein
table-face-talisman = Zwei Stufen kostenlos
table-gem-opal = 1 Siegpunkt; je drei bringen jede Runde 10 Staub, zwei 5, einer 2.
table-gem-sapphire = 1 Siegpunkt; jede Runde eine blaue Karte (3 bis 7).
table-gem-emerald = 2 Siegpunkte; jede Runde eine grüne Karte (5 bis 10). Braucht ein Zauberbuch.
table-gem-diamond = 2 Siegpunkte; jede Runde eine weiße Karte (8 bis 12). Braucht ein Elixir.
table-gem-ruby = 3 Siegpunkte; jede Runde eine rote Karte (13 bis 17). Braucht Stufe 4 des Feuers; höchstens fünf.
table-gem-price = Kostet dich { $price }{ $rebate ->
    [0] {""}
   *[other] {" "}(Nachlass { $rebate })
}; ein Verkauf bringt { $resale }.
table-stone-told = Der Wissensstein kommt in dein Fünfeck. Mit ihm kannst du ein neues Gebiet betreten.
table-ask-turn = Drücke, was du kaufen, lernen oder anbieten willst{ $weighed ->
    [yes] ; ein zweiter Druck bestätigt
   *[no] {""}
}.
table-ask-spent = Mehr kannst du dir jetzt nicht leisten; beende deinen Zug.
table-ask-lose-gem = Drücke in deiner Spirale den Edelstein, den du verlierst.
table-ask-free-step = Drücke das Wissensgebiet, in dem du kostenlos eine Stufe aufsteigst.
table-ask-release-stone = Drücke den Wissensstein, den du kostenlos auslöst.
table-ask-hand-limit = Du hast zu viel Energie: Drücke, was du zurückgibst.
table-by-hand = Karten selbst wählen
table-pays-itself = Bezahlt wird mit dem kleinsten Verlust.
table-back = Zurück
table-less = Weniger bieten
table-more = Mehr bieten
table-up-to = Du darfst bis { $highest } bieten.
table-type-bid = Tippe ein Gebot oder nimm die Pfeile, dann Enter.
table-seats = Alle am Tisch
table-chip = { $who }: Siegpunkte { $points }, jetzt gezählt { $now }; aktive Edelsteine { $gems } von { $slots }, Karten { $cards }, Staub { $dust }
table-pay-auto = Automatisch
table-settle = So zahlen
table-take-back = Zurücknehmen
table-cancel = Abbrechen
table-too-dear = Du müsstest mindestens { $net } zahlen; so viel hast du nicht.

## Das Ziel in drei Zeilen

goal-want = Hab am Ende die meisten Siegpunkte: Aktive Edelsteine, Artefakte, abgeschlossene Gebiete des Wissens und Wächter bringen sie.
goal-turn = Jede Runde bringen deine aktiven Edelsteine Energie. In deinem Zug gibst du sie aus: Kauf Edelsteine, lern eine Stufe, versteigere Artefakte und Wächter.
goal-end = Das Spiel endet nach der Runde, in der der { $sentinels }. Wächter einen Besitzer findet, spätestens nach { $round_cap } Runden.
