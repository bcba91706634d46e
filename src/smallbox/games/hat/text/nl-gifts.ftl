# Generated from games/hat/data/hat_gifts.csv by `make generate`. Do not edit.

hat-gift-hat = hoed
hat-give-hat = Ik heb een mooie hoed voor je.
hat-refuse-hat = Dat is geen hoed!
hat-reveal-hat = Het is een hoed.

hat-gift-apple = appel
hat-give-apple = Ik heb een mooie appel voor je.
hat-refuse-apple = Dat is geen appel!
hat-reveal-apple = Het is een appel.

hat-gift-banana = banaan
hat-give-banana = Ik heb een mooie banaan voor je.
hat-refuse-banana = Dat is geen banaan!
hat-reveal-banana = Het is een banaan.

hat-gift-pineapple = ananas
hat-give-pineapple = Ik heb een mooie ananas voor je.
hat-refuse-pineapple = Dat is geen ananas!
hat-reveal-pineapple = Het is een ananas.

hat-gift-watermelon = watermeloen
hat-give-watermelon = Ik heb een mooie watermeloen voor je.
hat-refuse-watermelon = Dat is geen watermeloen!
hat-reveal-watermelon = Het is een watermeloen.

hat-gift-strawberry = aardbei
hat-give-strawberry = Ik heb een mooie aardbei voor je.
hat-refuse-strawberry = Dat is geen aardbei!
hat-reveal-strawberry = Het is een aardbei.

hat-gift-lemon = citroen
hat-give-lemon = Ik heb een mooie citroen voor je.
hat-refuse-lemon = Dat is geen citroen!
hat-reveal-lemon = Het is een citroen.

hat-gift-carrot = wortel
hat-give-carrot = Ik heb een mooie wortel voor je.
hat-refuse-carrot = Dat is geen wortel!
hat-reveal-carrot = Het is een wortel.

hat-gift-broccoli = broccoli
hat-give-broccoli = Ik heb een mooie broccoli voor je.
hat-refuse-broccoli = Dat is geen broccoli!
hat-reveal-broccoli = Het is een broccoli.

hat-gift-corn-cob = maïskolf
hat-give-corn-cob = Ik heb een mooie maïskolf voor je.
hat-refuse-corn-cob = Dat is geen maïskolf!
hat-reveal-corn-cob = Het is een maïskolf.

hat-gift-mushroom = paddenstoel
hat-give-mushroom = Ik heb een mooie paddenstoel voor je.
hat-refuse-mushroom = Dat is geen paddenstoel!
hat-reveal-mushroom = Het is een paddenstoel.

hat-gift-pumpkin = pompoen
hat-give-pumpkin = Ik heb een mooie pompoen voor je.
hat-refuse-pumpkin = Dat is geen pompoen!
hat-reveal-pumpkin = Het is een pompoen.

hat-gift-avocado = avocado
hat-give-avocado = Ik heb een mooie avocado voor je.
hat-refuse-avocado = Dat is geen avocado!
hat-reveal-avocado = Het is een avocado.

hat-gift-pizza = pizza
hat-give-pizza = Ik heb een mooie pizza voor je.
hat-refuse-pizza = Dat is geen pizza!
hat-reveal-pizza = Het is een pizza.

hat-gift-burger = hamburger
hat-give-burger = Ik heb een mooie hamburger voor je.
hat-refuse-burger = Dat is geen hamburger!
hat-reveal-burger = Het is een hamburger.

hat-gift-egg = ei
hat-give-egg = Ik heb een mooi ei voor je.
hat-refuse-egg = Dat is geen ei!
hat-reveal-egg = Het is een ei.

hat-gift-cheese = kaas
hat-give-cheese = Ik heb een mooie kaas voor je.
hat-refuse-cheese = Dat is geen kaas!
hat-reveal-cheese = Het is een kaas.

hat-gift-loaf-of-bread = brood
hat-give-loaf-of-bread = Ik heb een mooi brood voor je.
hat-refuse-loaf-of-bread = Dat is geen brood!
hat-reveal-loaf-of-bread = Het is een brood.

hat-gift-pretzel = krakeling
hat-give-pretzel = Ik heb een mooie krakeling voor je.
hat-refuse-pretzel = Dat is geen krakeling!
hat-reveal-pretzel = Het is een krakeling.

hat-gift-donut = donut
hat-give-donut = Ik heb een mooie donut voor je.
hat-refuse-donut = Dat is geen donut!
hat-reveal-donut = Het is een donut.

hat-gift-muffin = muffin
hat-give-muffin = Ik heb een mooie muffin voor je.
hat-refuse-muffin = Dat is geen muffin!
hat-reveal-muffin = Het is een muffin.

hat-gift-ice-cream = ijsje
hat-give-ice-cream = Ik heb een mooi ijsje voor je.
hat-refuse-ice-cream = Dat is geen ijsje!
hat-reveal-ice-cream = Het is een ijsje.

hat-gift-lollipop = lolly
hat-give-lollipop = Ik heb een mooie lolly voor je.
hat-refuse-lollipop = Dat is geen lolly!
hat-reveal-lollipop = Het is een lolly.

hat-gift-chocolate-bar = chocoladereep
hat-give-chocolate-bar = Ik heb een mooie chocoladereep voor je.
hat-refuse-chocolate-bar = Dat is geen chocoladereep!
hat-reveal-chocolate-bar = Het is een chocoladereep.

hat-gift-cup = kopje
hat-give-cup = Ik heb een mooi kopje voor je.
hat-refuse-cup = Dat is geen kopje!
hat-reveal-cup = Het is een kopje.

hat-gift-spoon = lepel
hat-give-spoon = Ik heb een mooie lepel voor je.
hat-refuse-spoon = Dat is geen lepel!
hat-reveal-spoon = Het is een lepel.

hat-gift-key = sleutel
hat-give-key = Ik heb een mooie sleutel voor je.
hat-refuse-key = Dat is geen sleutel!
hat-reveal-key = Het is een sleutel.

hat-gift-padlock = hangslot
hat-give-padlock = Ik heb een mooi hangslot voor je.
hat-refuse-padlock = Dat is geen hangslot!
hat-reveal-padlock = Het is een hangslot.

hat-gift-light-bulb = gloeilamp
hat-give-light-bulb = Ik heb een mooie gloeilamp voor je.
hat-refuse-light-bulb = Dat is geen gloeilamp!
hat-reveal-light-bulb = Het is een gloeilamp.

hat-gift-chair = stoel
hat-give-chair = Ik heb een mooie stoel voor je.
hat-refuse-chair = Dat is geen stoel!
hat-reveal-chair = Het is een stoel.

hat-gift-toilet = toiletpot
hat-give-toilet = Ik heb een mooie toiletpot voor je.
hat-refuse-toilet = Dat is geen toiletpot!
hat-reveal-toilet = Het is een toiletpot.

hat-gift-broom = bezem
hat-give-broom = Ik heb een mooie bezem voor je.
hat-refuse-broom = Dat is geen bezem!
hat-reveal-broom = Het is een bezem.

hat-gift-basket = mand
hat-give-basket = Ik heb een mooie mand voor je.
hat-refuse-basket = Dat is geen mand!
hat-reveal-basket = Het is een mand.

hat-gift-bar-of-soap = stuk zeep
hat-give-bar-of-soap = Ik heb een mooi stuk zeep voor je.
hat-refuse-bar-of-soap = Dat is geen stuk zeep!
hat-reveal-bar-of-soap = Het is een stuk zeep.

hat-gift-alarm-clock = wekker
hat-give-alarm-clock = Ik heb een mooie wekker voor je.
hat-refuse-alarm-clock = Dat is geen wekker!
hat-reveal-alarm-clock = Het is een wekker.

hat-gift-hourglass = zandloper
hat-give-hourglass = Ik heb een mooie zandloper voor je.
hat-refuse-hourglass = Dat is geen zandloper!
hat-reveal-hourglass = Het is een zandloper.

hat-gift-camera = camera
hat-give-camera = Ik heb een mooie camera voor je.
hat-refuse-camera = Dat is geen camera!
hat-reveal-camera = Het is een camera.

hat-gift-television = televisie
hat-give-television = Ik heb een mooie televisie voor je.
hat-refuse-television = Dat is geen televisie!
hat-reveal-television = Het is een televisie.

hat-gift-phone = telefoon
hat-give-phone = Ik heb een mooie telefoon voor je.
hat-refuse-phone = Dat is geen telefoon!
hat-reveal-phone = Het is een telefoon.

hat-gift-battery = batterij
hat-give-battery = Ik heb een mooie batterij voor je.
hat-refuse-battery = Dat is geen batterij!
hat-reveal-battery = Het is een batterij.

hat-gift-flashlight = zaklamp
hat-give-flashlight = Ik heb een mooie zaklamp voor je.
hat-refuse-flashlight = Dat is geen zaklamp!
hat-reveal-flashlight = Het is een zaklamp.

hat-gift-hammer = hamer
hat-give-hammer = Ik heb een mooie hamer voor je.
hat-refuse-hammer = Dat is geen hamer!
hat-reveal-hammer = Het is een hamer.

hat-gift-magnet = magneet
hat-give-magnet = Ik heb een mooie magneet voor je.
hat-refuse-magnet = Dat is geen magneet!
hat-reveal-magnet = Het is een magneet.

hat-gift-fire-extinguisher = brandblusser
hat-give-fire-extinguisher = Ik heb een mooie brandblusser voor je.
hat-refuse-fire-extinguisher = Dat is geen brandblusser!
hat-reveal-fire-extinguisher = Het is een brandblusser.

hat-gift-traffic-light = verkeerslicht
hat-give-traffic-light = Ik heb een mooi verkeerslicht voor je.
hat-refuse-traffic-light = Dat is geen verkeerslicht!
hat-reveal-traffic-light = Het is een verkeerslicht.

hat-gift-paperclip = paperclip
hat-give-paperclip = Ik heb een mooie paperclip voor je.
hat-refuse-paperclip = Dat is geen paperclip!
hat-reveal-paperclip = Het is een paperclip.

hat-gift-ruler = liniaal
hat-give-ruler = Ik heb een mooie liniaal voor je.
hat-refuse-ruler = Dat is geen liniaal!
hat-reveal-ruler = Het is een liniaal.

hat-gift-book = boek
hat-give-book = Ik heb een mooi boek voor je.
hat-refuse-book = Dat is geen boek!
hat-reveal-book = Het is een boek.

hat-gift-teddy-bear = teddybeer
hat-give-teddy-bear = Ik heb een mooie teddybeer voor je.
hat-refuse-teddy-bear = Dat is geen teddybeer!
hat-reveal-teddy-bear = Het is een teddybeer.

hat-gift-yo-yo = jojo
hat-give-yo-yo = Ik heb een mooie jojo voor je.
hat-refuse-yo-yo = Dat is geen jojo!
hat-reveal-yo-yo = Het is een jojo.

hat-gift-kite = vlieger
hat-give-kite = Ik heb een mooie vlieger voor je.
hat-refuse-kite = Dat is geen vlieger!
hat-reveal-kite = Het is een vlieger.

hat-gift-balloon = ballon
hat-give-balloon = Ik heb een mooie ballon voor je.
hat-refuse-balloon = Dat is geen ballon!
hat-reveal-balloon = Het is een ballon.

hat-gift-puzzle-piece = puzzelstuk
hat-give-puzzle-piece = Ik heb een mooi puzzelstuk voor je.
hat-refuse-puzzle-piece = Dat is geen puzzelstuk!
hat-reveal-puzzle-piece = Het is een puzzelstuk.

hat-gift-dice = dobbelsteen
hat-give-dice = Ik heb een mooie dobbelsteen voor je.
hat-refuse-dice = Dat is geen dobbelsteen!
hat-reveal-dice = Het is een dobbelsteen.

hat-gift-guitar = gitaar
hat-give-guitar = Ik heb een mooie gitaar voor je.
hat-refuse-guitar = Dat is geen gitaar!
hat-reveal-guitar = Het is een gitaar.

hat-gift-piano = piano
hat-give-piano = Ik heb een mooie piano voor je.
hat-refuse-piano = Dat is geen piano!
hat-reveal-piano = Het is een piano.

hat-gift-trumpet = trompet
hat-give-trumpet = Ik heb een mooie trompet voor je.
hat-refuse-trumpet = Dat is geen trompet!
hat-reveal-trumpet = Het is een trompet.

hat-gift-drum = trommel
hat-give-drum = Ik heb een mooie trommel voor je.
hat-refuse-drum = Dat is geen trommel!
hat-reveal-drum = Het is een trommel.

hat-gift-bell = bel
hat-give-bell = Ik heb een mooie bel voor je.
hat-refuse-bell = Dat is geen bel!
hat-reveal-bell = Het is een bel.

hat-gift-headphones = koptelefoon
hat-give-headphones = Ik heb een mooie koptelefoon voor je.
hat-refuse-headphones = Dat is geen koptelefoon!
hat-reveal-headphones = Het is een koptelefoon.

hat-gift-microphone = microfoon
hat-give-microphone = Ik heb een mooie microfoon voor je.
hat-refuse-microphone = Dat is geen microfoon!
hat-reveal-microphone = Het is een microfoon.

hat-gift-soccer-ball = voetbal
hat-give-soccer-ball = Ik heb een mooie voetbal voor je.
hat-refuse-soccer-ball = Dat is geen voetbal!
hat-reveal-soccer-ball = Het is een voetbal.

hat-gift-gamepad = gamecontroller
hat-give-gamepad = Ik heb een mooie gamecontroller voor je.
hat-refuse-gamepad = Dat is geen gamecontroller!
hat-reveal-gamepad = Het is een gamecontroller.

hat-gift-boxing-glove = bokshandschoen
hat-give-boxing-glove = Ik heb een mooie bokshandschoen voor je.
hat-refuse-boxing-glove = Dat is geen bokshandschoen!
hat-reveal-boxing-glove = Het is een bokshandschoen.

hat-gift-medal = medaille
hat-give-medal = Ik heb een mooie medaille voor je.
hat-refuse-medal = Dat is geen medaille!
hat-reveal-medal = Het is een medaille.

hat-gift-dartboard = dartbord
hat-give-dartboard = Ik heb een mooi dartbord voor je.
hat-refuse-dartboard = Dat is geen dartbord!
hat-reveal-dartboard = Het is een dartbord.

hat-gift-skateboard = skateboard
hat-give-skateboard = Ik heb een mooi skateboard voor je.
hat-refuse-skateboard = Dat is geen skateboard!
hat-reveal-skateboard = Het is een skateboard.

hat-gift-bicycle = fiets
hat-give-bicycle = Ik heb een mooie fiets voor je.
hat-refuse-bicycle = Dat is geen fiets!
hat-reveal-bicycle = Het is een fiets.

hat-gift-tractor = tractor
hat-give-tractor = Ik heb een mooie tractor voor je.
hat-refuse-tractor = Dat is geen tractor!
hat-reveal-tractor = Het is een tractor.

hat-gift-rocket = raket
hat-give-rocket = Ik heb een mooie raket voor je.
hat-refuse-rocket = Dat is geen raket!
hat-reveal-rocket = Het is een raket.

hat-gift-helicopter = helikopter
hat-give-helicopter = Ik heb een mooie helikopter voor je.
hat-refuse-helicopter = Dat is geen helikopter!
hat-reveal-helicopter = Het is een helikopter.

hat-gift-sailboat = zeilboot
hat-give-sailboat = Ik heb een mooie zeilboot voor je.
hat-refuse-sailboat = Dat is geen zeilboot!
hat-reveal-sailboat = Het is een zeilboot.

hat-gift-anchor = anker
hat-give-anchor = Ik heb een mooi anker voor je.
hat-refuse-anchor = Dat is geen anker!
hat-reveal-anchor = Het is een anker.

hat-gift-steam-train = stoomtrein
hat-give-steam-train = Ik heb een mooie stoomtrein voor je.
hat-refuse-steam-train = Dat is geen stoomtrein!
hat-reveal-steam-train = Het is een stoomtrein.

hat-gift-tent = tent
hat-give-tent = Ik heb een mooie tent voor je.
hat-refuse-tent = Dat is geen tent!
hat-reveal-tent = Het is een tent.

hat-gift-backpack = rugzak
hat-give-backpack = Ik heb een mooie rugzak voor je.
hat-refuse-backpack = Dat is geen rugzak!
hat-reveal-backpack = Het is een rugzak.

hat-gift-four-leaf-clover = klavertje vier
hat-give-four-leaf-clover = Ik heb een mooi klavertje vier voor je.
hat-refuse-four-leaf-clover = Dat is geen klavertje vier!
hat-reveal-four-leaf-clover = Het is een klavertje vier.

hat-gift-suitcase = koffer
hat-give-suitcase = Ik heb een mooie koffer voor je.
hat-refuse-suitcase = Dat is geen koffer!
hat-reveal-suitcase = Het is een koffer.

hat-gift-umbrella = paraplu
hat-give-umbrella = Ik heb een mooie paraplu voor je.
hat-refuse-umbrella = Dat is geen paraplu!
hat-reveal-umbrella = Het is een paraplu.

hat-gift-glasses = bril
hat-give-glasses = Ik heb een mooie bril voor je.
hat-refuse-glasses = Dat is geen bril!
hat-reveal-glasses = Het is een bril.

hat-gift-ring = ring
hat-give-ring = Ik heb een mooie ring voor je.
hat-refuse-ring = Dat is geen ring!
hat-reveal-ring = Het is een ring.

hat-gift-dress = jurk
hat-give-dress = Ik heb een mooie jurk voor je.
hat-refuse-dress = Dat is geen jurk!
hat-reveal-dress = Het is een jurk.

hat-gift-jeans = spijkerbroek
hat-give-jeans = Ik heb een mooie spijkerbroek voor je.
hat-refuse-jeans = Dat is geen spijkerbroek!
hat-reveal-jeans = Het is een spijkerbroek.

hat-gift-t-shirt = T-shirt
hat-give-t-shirt = Ik heb een mooi T-shirt voor je.
hat-refuse-t-shirt = Dat is geen T-shirt!
hat-reveal-t-shirt = Het is een T-shirt.

hat-gift-ribbon = strik
hat-give-ribbon = Ik heb een mooie strik voor je.
hat-refuse-ribbon = Dat is geen strik!
hat-reveal-ribbon = Het is een strik.

hat-gift-scarf = sjaal
hat-give-scarf = Ik heb een mooie sjaal voor je.
hat-refuse-scarf = Dat is geen sjaal!
hat-reveal-scarf = Het is een sjaal.

hat-gift-boot = laars
hat-give-boot = Ik heb een mooie laars voor je.
hat-refuse-boot = Dat is geen laars!
hat-reveal-boot = Het is een laars.

hat-gift-bikini = bikini
hat-give-bikini = Ik heb een mooie bikini voor je.
hat-refuse-bikini = Dat is geen bikini!
hat-reveal-bikini = Het is een bikini.

hat-gift-lipstick = lippenstift
hat-give-lipstick = Ik heb een mooie lippenstift voor je.
hat-refuse-lipstick = Dat is geen lippenstift!
hat-reveal-lipstick = Het is een lippenstift.

hat-gift-cactus = cactus
hat-give-cactus = Ik heb een mooie cactus voor je.
hat-refuse-cactus = Dat is geen cactus!
hat-reveal-cactus = Het is een cactus.

hat-gift-sunflower = zonnebloem
hat-give-sunflower = Ik heb een mooie zonnebloem voor je.
hat-refuse-sunflower = Dat is geen zonnebloem!
hat-reveal-sunflower = Het is een zonnebloem.

hat-gift-christmas-tree = kerstboom
hat-give-christmas-tree = Ik heb een mooie kerstboom voor je.
hat-refuse-christmas-tree = Dat is geen kerstboom!
hat-reveal-christmas-tree = Het is een kerstboom.

hat-gift-snowman = sneeuwpop
hat-give-snowman = Ik heb een mooie sneeuwpop voor je.
hat-refuse-snowman = Dat is geen sneeuwpop!
hat-reveal-snowman = Het is een sneeuwpop.

hat-gift-robot = robot
hat-give-robot = Ik heb een mooie robot voor je.
hat-refuse-robot = Dat is geen robot!
hat-reveal-robot = Het is een robot.

hat-gift-telescope = telescoop
hat-give-telescope = Ik heb een mooie telescoop voor je.
hat-refuse-telescope = Dat is geen telescoop!
hat-reveal-telescope = Het is een telescoop.

hat-gift-compass = kompas
hat-give-compass = Ik heb een mooi kompas voor je.
hat-refuse-compass = Dat is geen kompas!
hat-reveal-compass = Het is een kompas.

hat-gift-globe = wereldbol
hat-give-globe = Ik heb een mooie wereldbol voor je.
hat-refuse-globe = Dat is geen wereldbol!
hat-reveal-globe = Het is een wereldbol.

hat-gift-palette = schilderspalet
hat-give-palette = Ik heb een mooi schilderspalet voor je.
hat-refuse-palette = Dat is geen schilderspalet!
hat-reveal-palette = Het is een schilderspalet.

hat-gift-ball-of-yarn = bol wol
hat-give-ball-of-yarn = Ik heb een mooie bol wol voor je.
hat-refuse-ball-of-yarn = Dat is geen bol wol!
hat-reveal-ball-of-yarn = Het is een bol wol.

hat-gift-shopping-cart = winkelwagen
hat-give-shopping-cart = Ik heb een mooie winkelwagen voor je.
hat-refuse-shopping-cart = Dat is geen winkelwagen!
hat-reveal-shopping-cart = Het is een winkelwagen.

hat-gift-duck = eend
hat-give-duck = Ik heb een mooie eend voor je.
hat-refuse-duck = Dat is geen eend!
hat-reveal-duck = Het is een eend.

hat-gift-frog = kikker
hat-give-frog = Ik heb een mooie kikker voor je.
hat-refuse-frog = Dat is geen kikker!
hat-reveal-frog = Het is een kikker.

hat-gift-snail = slak
hat-give-snail = Ik heb een mooie slak voor je.
hat-refuse-snail = Dat is geen slak!
hat-reveal-snail = Het is een slak.

hat-gift-octopus = octopus
hat-give-octopus = Ik heb een mooie octopus voor je.
hat-refuse-octopus = Dat is geen octopus!
hat-reveal-octopus = Het is een octopus.

hat-gift-butterfly = vlinder
hat-give-butterfly = Ik heb een mooie vlinder voor je.
hat-refuse-butterfly = Dat is geen vlinder!
hat-reveal-butterfly = Het is een vlinder.

hat-gift-turtle = schildpad
hat-give-turtle = Ik heb een mooie schildpad voor je.
hat-refuse-turtle = Dat is geen schildpad!
hat-reveal-turtle = Het is een schildpad.

hat-gift-fish = vis
hat-give-fish = Ik heb een mooie vis voor je.
hat-refuse-fish = Dat is geen vis!
hat-reveal-fish = Het is een vis.

hat-gift-elephant = olifant
hat-give-elephant = Ik heb een mooie olifant voor je.
hat-refuse-elephant = Dat is geen olifant!
hat-reveal-elephant = Het is een olifant.

hat-gift-hedgehog = egel
hat-give-hedgehog = Ik heb een mooie egel voor je.
hat-refuse-hedgehog = Dat is geen egel!
hat-reveal-hedgehog = Het is een egel.

hat-gift-penguin = pinguïn
hat-give-penguin = Ik heb een mooie pinguïn voor je.
hat-refuse-penguin = Dat is geen pinguïn!
hat-reveal-penguin = Het is een pinguïn.
