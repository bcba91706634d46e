# Generated from games/hat/data/hat_gifts.csv by `make generate`. Do not edit.

hat-gift-hat = ковпак
hat-give-hat = Маю для тебе гарний ковпак.
hat-refuse-hat = Це не ковпак!
hat-reveal-hat = Це ковпак.

hat-gift-apple = яблуко
hat-give-apple = Маю для тебе гарне яблуко.
hat-refuse-apple = Це не яблуко!
hat-reveal-apple = Це яблуко.

hat-gift-banana = банан
hat-give-banana = Маю для тебе гарний банан.
hat-refuse-banana = Це не банан!
hat-reveal-banana = Це банан.

hat-gift-pineapple = ананас
hat-give-pineapple = Маю для тебе гарний ананас.
hat-refuse-pineapple = Це не ананас!
hat-reveal-pineapple = Це ананас.

hat-gift-watermelon = кавун
hat-give-watermelon = Маю для тебе гарний кавун.
hat-refuse-watermelon = Це не кавун!
hat-reveal-watermelon = Це кавун.

hat-gift-strawberry = полуниця
hat-give-strawberry = Маю для тебе гарну полуницю.
hat-refuse-strawberry = Це не полуниця!
hat-reveal-strawberry = Це полуниця.

hat-gift-lemon = лимон
hat-give-lemon = Маю для тебе гарний лимон.
hat-refuse-lemon = Це не лимон!
hat-reveal-lemon = Це лимон.

hat-gift-carrot = морква
hat-give-carrot = Маю для тебе гарну моркву.
hat-refuse-carrot = Це не морква!
hat-reveal-carrot = Це морква.

hat-gift-broccoli = броколі
hat-give-broccoli = Маю для тебе гарну броколі.
hat-refuse-broccoli = Це не броколі!
hat-reveal-broccoli = Це броколі.

hat-gift-corn-cob = кукурудза
hat-give-corn-cob = Маю для тебе гарну кукурудзу.
hat-refuse-corn-cob = Це не кукурудза!
hat-reveal-corn-cob = Це кукурудза.

hat-gift-mushroom = гриб
hat-give-mushroom = Маю для тебе гарний гриб.
hat-refuse-mushroom = Це не гриб!
hat-reveal-mushroom = Це гриб.

hat-gift-pumpkin = гарбуз
hat-give-pumpkin = Маю для тебе гарний гарбуз.
hat-refuse-pumpkin = Це не гарбуз!
hat-reveal-pumpkin = Це гарбуз.

hat-gift-avocado = авокадо
hat-give-avocado = Маю для тебе гарне авокадо.
hat-refuse-avocado = Це не авокадо!
hat-reveal-avocado = Це авокадо.

hat-gift-pizza = піца
hat-give-pizza = Маю для тебе гарну піцу.
hat-refuse-pizza = Це не піца!
hat-reveal-pizza = Це піца.

hat-gift-burger = бургер
hat-give-burger = Маю для тебе гарний бургер.
hat-refuse-burger = Це не бургер!
hat-reveal-burger = Це бургер.

hat-gift-egg = яйце
hat-give-egg = Маю для тебе гарне яйце.
hat-refuse-egg = Це не яйце!
hat-reveal-egg = Це яйце.

hat-gift-cheese = сир
hat-give-cheese = Маю для тебе гарний сир.
hat-refuse-cheese = Це не сир!
hat-reveal-cheese = Це сир.

hat-gift-loaf-of-bread = хліб
hat-give-loaf-of-bread = Маю для тебе гарний хліб.
hat-refuse-loaf-of-bread = Це не хліб!
hat-reveal-loaf-of-bread = Це хліб.

hat-gift-pretzel = крендель
hat-give-pretzel = Маю для тебе гарний крендель.
hat-refuse-pretzel = Це не крендель!
hat-reveal-pretzel = Це крендель.

hat-gift-donut = пончик
hat-give-donut = Маю для тебе гарний пончик.
hat-refuse-donut = Це не пончик!
hat-reveal-donut = Це пончик.

hat-gift-muffin = мафін
hat-give-muffin = Маю для тебе гарний мафін.
hat-refuse-muffin = Це не мафін!
hat-reveal-muffin = Це мафін.

hat-gift-ice-cream = морозиво
hat-give-ice-cream = Маю для тебе гарне морозиво.
hat-refuse-ice-cream = Це не морозиво!
hat-reveal-ice-cream = Це морозиво.

hat-gift-lollipop = льодяник
hat-give-lollipop = Маю для тебе гарний льодяник.
hat-refuse-lollipop = Це не льодяник!
hat-reveal-lollipop = Це льодяник.

hat-gift-chocolate-bar = шоколадка
hat-give-chocolate-bar = Маю для тебе гарну шоколадку.
hat-refuse-chocolate-bar = Це не шоколадка!
hat-reveal-chocolate-bar = Це шоколадка.

hat-gift-cup = чашка
hat-give-cup = Маю для тебе гарну чашку.
hat-refuse-cup = Це не чашка!
hat-reveal-cup = Це чашка.

hat-gift-spoon = ложка
hat-give-spoon = Маю для тебе гарну ложку.
hat-refuse-spoon = Це не ложка!
hat-reveal-spoon = Це ложка.

hat-gift-key = ключ
hat-give-key = Маю для тебе гарний ключ.
hat-refuse-key = Це не ключ!
hat-reveal-key = Це ключ.

hat-gift-padlock = замок
hat-give-padlock = Маю для тебе гарний замок.
hat-refuse-padlock = Це не замок!
hat-reveal-padlock = Це замок.

hat-gift-light-bulb = лампочка
hat-give-light-bulb = Маю для тебе гарну лампочку.
hat-refuse-light-bulb = Це не лампочка!
hat-reveal-light-bulb = Це лампочка.

hat-gift-chair = стілець
hat-give-chair = Маю для тебе гарний стілець.
hat-refuse-chair = Це не стілець!
hat-reveal-chair = Це стілець.

hat-gift-toilet = унітаз
hat-give-toilet = Маю для тебе гарний унітаз.
hat-refuse-toilet = Це не унітаз!
hat-reveal-toilet = Це унітаз.

hat-gift-broom = мітла
hat-give-broom = Маю для тебе гарну мітлу.
hat-refuse-broom = Це не мітла!
hat-reveal-broom = Це мітла.

hat-gift-basket = кошик
hat-give-basket = Маю для тебе гарний кошик.
hat-refuse-basket = Це не кошик!
hat-reveal-basket = Це кошик.

hat-gift-bar-of-soap = мило
hat-give-bar-of-soap = Маю для тебе гарне мило.
hat-refuse-bar-of-soap = Це не мило!
hat-reveal-bar-of-soap = Це мило.

hat-gift-alarm-clock = будильник
hat-give-alarm-clock = Маю для тебе гарний будильник.
hat-refuse-alarm-clock = Це не будильник!
hat-reveal-alarm-clock = Це будильник.

hat-gift-hourglass = пісочний годинник
hat-give-hourglass = Маю для тебе гарний пісочний годинник.
hat-refuse-hourglass = Це не пісочний годинник!
hat-reveal-hourglass = Це пісочний годинник.

hat-gift-camera = фотоапарат
hat-give-camera = Маю для тебе гарний фотоапарат.
hat-refuse-camera = Це не фотоапарат!
hat-reveal-camera = Це фотоапарат.

hat-gift-television = телевізор
hat-give-television = Маю для тебе гарний телевізор.
hat-refuse-television = Це не телевізор!
hat-reveal-television = Це телевізор.

hat-gift-phone = телефон
hat-give-phone = Маю для тебе гарний телефон.
hat-refuse-phone = Це не телефон!
hat-reveal-phone = Це телефон.

hat-gift-battery = батарейка
hat-give-battery = Маю для тебе гарну батарейку.
hat-refuse-battery = Це не батарейка!
hat-reveal-battery = Це батарейка.

hat-gift-flashlight = ліхтарик
hat-give-flashlight = Маю для тебе гарний ліхтарик.
hat-refuse-flashlight = Це не ліхтарик!
hat-reveal-flashlight = Це ліхтарик.

hat-gift-hammer = молоток
hat-give-hammer = Маю для тебе гарний молоток.
hat-refuse-hammer = Це не молоток!
hat-reveal-hammer = Це молоток.

hat-gift-magnet = магніт
hat-give-magnet = Маю для тебе гарний магніт.
hat-refuse-magnet = Це не магніт!
hat-reveal-magnet = Це магніт.

hat-gift-fire-extinguisher = вогнегасник
hat-give-fire-extinguisher = Маю для тебе гарний вогнегасник.
hat-refuse-fire-extinguisher = Це не вогнегасник!
hat-reveal-fire-extinguisher = Це вогнегасник.

hat-gift-traffic-light = світлофор
hat-give-traffic-light = Маю для тебе гарний світлофор.
hat-refuse-traffic-light = Це не світлофор!
hat-reveal-traffic-light = Це світлофор.

hat-gift-paperclip = скріпка
hat-give-paperclip = Маю для тебе гарну скріпку.
hat-refuse-paperclip = Це не скріпка!
hat-reveal-paperclip = Це скріпка.

hat-gift-ruler = лінійка
hat-give-ruler = Маю для тебе гарну лінійку.
hat-refuse-ruler = Це не лінійка!
hat-reveal-ruler = Це лінійка.

hat-gift-book = книга
hat-give-book = Маю для тебе гарну книгу.
hat-refuse-book = Це не книга!
hat-reveal-book = Це книга.

hat-gift-teddy-bear = плюшевий ведмедик
hat-give-teddy-bear = Маю для тебе гарного плюшевого ведмедика.
hat-refuse-teddy-bear = Це не плюшевий ведмедик!
hat-reveal-teddy-bear = Це плюшевий ведмедик.

hat-gift-yo-yo = йо-йо
hat-give-yo-yo = Маю для тебе гарне йо-йо.
hat-refuse-yo-yo = Це не йо-йо!
hat-reveal-yo-yo = Це йо-йо.

hat-gift-kite = повітряний змій
hat-give-kite = Маю для тебе гарного повітряного змія.
hat-refuse-kite = Це не повітряний змій!
hat-reveal-kite = Це повітряний змій.

hat-gift-balloon = кулька
hat-give-balloon = Маю для тебе гарну кульку.
hat-refuse-balloon = Це не кулька!
hat-reveal-balloon = Це кулька.

hat-gift-puzzle-piece = пазл
hat-give-puzzle-piece = Маю для тебе гарний пазл.
hat-refuse-puzzle-piece = Це не пазл!
hat-reveal-puzzle-piece = Це пазл.

hat-gift-dice = гральний кубик
hat-give-dice = Маю для тебе гарний гральний кубик.
hat-refuse-dice = Це не гральний кубик!
hat-reveal-dice = Це гральний кубик.

hat-gift-guitar = гітара
hat-give-guitar = Маю для тебе гарну гітару.
hat-refuse-guitar = Це не гітара!
hat-reveal-guitar = Це гітара.

hat-gift-piano = фортепіано
hat-give-piano = Маю для тебе гарне фортепіано.
hat-refuse-piano = Це не фортепіано!
hat-reveal-piano = Це фортепіано.

hat-gift-trumpet = труба
hat-give-trumpet = Маю для тебе гарну трубу.
hat-refuse-trumpet = Це не труба!
hat-reveal-trumpet = Це труба.

hat-gift-drum = барабан
hat-give-drum = Маю для тебе гарний барабан.
hat-refuse-drum = Це не барабан!
hat-reveal-drum = Це барабан.

hat-gift-bell = дзвіночок
hat-give-bell = Маю для тебе гарний дзвіночок.
hat-refuse-bell = Це не дзвіночок!
hat-reveal-bell = Це дзвіночок.

hat-gift-headphones = навушники
hat-give-headphones = Маю для тебе гарні навушники.
hat-refuse-headphones = Це не навушники!
hat-reveal-headphones = Це навушники.

hat-gift-microphone = мікрофон
hat-give-microphone = Маю для тебе гарний мікрофон.
hat-refuse-microphone = Це не мікрофон!
hat-reveal-microphone = Це мікрофон.

hat-gift-soccer-ball = м’яч
hat-give-soccer-ball = Маю для тебе гарний м’яч.
hat-refuse-soccer-ball = Це не м’яч!
hat-reveal-soccer-ball = Це м’яч.

hat-gift-gamepad = геймпад
hat-give-gamepad = Маю для тебе гарний геймпад.
hat-refuse-gamepad = Це не геймпад!
hat-reveal-gamepad = Це геймпад.

hat-gift-boxing-glove = боксерська рукавичка
hat-give-boxing-glove = Маю для тебе гарну боксерську рукавичку.
hat-refuse-boxing-glove = Це не боксерська рукавичка!
hat-reveal-boxing-glove = Це боксерська рукавичка.

hat-gift-medal = медаль
hat-give-medal = Маю для тебе гарну медаль.
hat-refuse-medal = Це не медаль!
hat-reveal-medal = Це медаль.

hat-gift-dartboard = мішень
hat-give-dartboard = Маю для тебе гарну мішень.
hat-refuse-dartboard = Це не мішень!
hat-reveal-dartboard = Це мішень.

hat-gift-skateboard = скейтборд
hat-give-skateboard = Маю для тебе гарний скейтборд.
hat-refuse-skateboard = Це не скейтборд!
hat-reveal-skateboard = Це скейтборд.

hat-gift-bicycle = велосипед
hat-give-bicycle = Маю для тебе гарний велосипед.
hat-refuse-bicycle = Це не велосипед!
hat-reveal-bicycle = Це велосипед.

hat-gift-tractor = трактор
hat-give-tractor = Маю для тебе гарний трактор.
hat-refuse-tractor = Це не трактор!
hat-reveal-tractor = Це трактор.

hat-gift-rocket = ракета
hat-give-rocket = Маю для тебе гарну ракету.
hat-refuse-rocket = Це не ракета!
hat-reveal-rocket = Це ракета.

hat-gift-helicopter = гелікоптер
hat-give-helicopter = Маю для тебе гарний гелікоптер.
hat-refuse-helicopter = Це не гелікоптер!
hat-reveal-helicopter = Це гелікоптер.

hat-gift-sailboat = вітрильник
hat-give-sailboat = Маю для тебе гарний вітрильник.
hat-refuse-sailboat = Це не вітрильник!
hat-reveal-sailboat = Це вітрильник.

hat-gift-anchor = якір
hat-give-anchor = Маю для тебе гарний якір.
hat-refuse-anchor = Це не якір!
hat-reveal-anchor = Це якір.

hat-gift-steam-train = паровоз
hat-give-steam-train = Маю для тебе гарний паровоз.
hat-refuse-steam-train = Це не паровоз!
hat-reveal-steam-train = Це паровоз.

hat-gift-tent = намет
hat-give-tent = Маю для тебе гарний намет.
hat-refuse-tent = Це не намет!
hat-reveal-tent = Це намет.

hat-gift-backpack = рюкзак
hat-give-backpack = Маю для тебе гарний рюкзак.
hat-refuse-backpack = Це не рюкзак!
hat-reveal-backpack = Це рюкзак.

hat-gift-four-leaf-clover = конюшина
hat-give-four-leaf-clover = Маю для тебе гарну конюшину.
hat-refuse-four-leaf-clover = Це не конюшина!
hat-reveal-four-leaf-clover = Це конюшина.

hat-gift-suitcase = валіза
hat-give-suitcase = Маю для тебе гарну валізу.
hat-refuse-suitcase = Це не валіза!
hat-reveal-suitcase = Це валіза.

hat-gift-umbrella = парасолька
hat-give-umbrella = Маю для тебе гарну парасольку.
hat-refuse-umbrella = Це не парасолька!
hat-reveal-umbrella = Це парасолька.

hat-gift-glasses = окуляри
hat-give-glasses = Маю для тебе гарні окуляри.
hat-refuse-glasses = Це не окуляри!
hat-reveal-glasses = Це окуляри.

hat-gift-ring = каблучка
hat-give-ring = Маю для тебе гарну каблучку.
hat-refuse-ring = Це не каблучка!
hat-reveal-ring = Це каблучка.

hat-gift-dress = сукня
hat-give-dress = Маю для тебе гарну сукню.
hat-refuse-dress = Це не сукня!
hat-reveal-dress = Це сукня.

hat-gift-jeans = джинси
hat-give-jeans = Маю для тебе гарні джинси.
hat-refuse-jeans = Це не джинси!
hat-reveal-jeans = Це джинси.

hat-gift-t-shirt = футболка
hat-give-t-shirt = Маю для тебе гарну футболку.
hat-refuse-t-shirt = Це не футболка!
hat-reveal-t-shirt = Це футболка.

hat-gift-ribbon = бант
hat-give-ribbon = Маю для тебе гарний бант.
hat-refuse-ribbon = Це не бант!
hat-reveal-ribbon = Це бант.

hat-gift-scarf = шарф
hat-give-scarf = Маю для тебе гарний шарф.
hat-refuse-scarf = Це не шарф!
hat-reveal-scarf = Це шарф.

hat-gift-boot = чобіт
hat-give-boot = Маю для тебе гарний чобіт.
hat-refuse-boot = Це не чобіт!
hat-reveal-boot = Це чобіт.

hat-gift-bikini = купальник
hat-give-bikini = Маю для тебе гарний купальник.
hat-refuse-bikini = Це не купальник!
hat-reveal-bikini = Це купальник.

hat-gift-lipstick = помада
hat-give-lipstick = Маю для тебе гарну помаду.
hat-refuse-lipstick = Це не помада!
hat-reveal-lipstick = Це помада.

hat-gift-cactus = кактус
hat-give-cactus = Маю для тебе гарний кактус.
hat-refuse-cactus = Це не кактус!
hat-reveal-cactus = Це кактус.

hat-gift-sunflower = соняшник
hat-give-sunflower = Маю для тебе гарний соняшник.
hat-refuse-sunflower = Це не соняшник!
hat-reveal-sunflower = Це соняшник.

hat-gift-christmas-tree = ялинка
hat-give-christmas-tree = Маю для тебе гарну ялинку.
hat-refuse-christmas-tree = Це не ялинка!
hat-reveal-christmas-tree = Це ялинка.

hat-gift-snowman = сніговик
hat-give-snowman = Маю для тебе гарного сніговика.
hat-refuse-snowman = Це не сніговик!
hat-reveal-snowman = Це сніговик.

hat-gift-robot = робот
hat-give-robot = Маю для тебе гарного робота.
hat-refuse-robot = Це не робот!
hat-reveal-robot = Це робот.

hat-gift-telescope = телескоп
hat-give-telescope = Маю для тебе гарний телескоп.
hat-refuse-telescope = Це не телескоп!
hat-reveal-telescope = Це телескоп.

hat-gift-compass = компас
hat-give-compass = Маю для тебе гарний компас.
hat-refuse-compass = Це не компас!
hat-reveal-compass = Це компас.

hat-gift-globe = глобус
hat-give-globe = Маю для тебе гарний глобус.
hat-refuse-globe = Це не глобус!
hat-reveal-globe = Це глобус.

hat-gift-palette = палітра
hat-give-palette = Маю для тебе гарну палітру.
hat-refuse-palette = Це не палітра!
hat-reveal-palette = Це палітра.

hat-gift-ball-of-yarn = клубок
hat-give-ball-of-yarn = Маю для тебе гарний клубок.
hat-refuse-ball-of-yarn = Це не клубок!
hat-reveal-ball-of-yarn = Це клубок.

hat-gift-shopping-cart = візок
hat-give-shopping-cart = Маю для тебе гарний візок.
hat-refuse-shopping-cart = Це не візок!
hat-reveal-shopping-cart = Це візок.

hat-gift-duck = качка
hat-give-duck = Маю для тебе гарну качку.
hat-refuse-duck = Це не качка!
hat-reveal-duck = Це качка.

hat-gift-frog = жаба
hat-give-frog = Маю для тебе гарну жабу.
hat-refuse-frog = Це не жаба!
hat-reveal-frog = Це жаба.

hat-gift-snail = равлик
hat-give-snail = Маю для тебе гарного равлика.
hat-refuse-snail = Це не равлик!
hat-reveal-snail = Це равлик.

hat-gift-octopus = восьминіг
hat-give-octopus = Маю для тебе гарного восьминога.
hat-refuse-octopus = Це не восьминіг!
hat-reveal-octopus = Це восьминіг.

hat-gift-butterfly = метелик
hat-give-butterfly = Маю для тебе гарного метелика.
hat-refuse-butterfly = Це не метелик!
hat-reveal-butterfly = Це метелик.

hat-gift-turtle = черепаха
hat-give-turtle = Маю для тебе гарну черепаху.
hat-refuse-turtle = Це не черепаха!
hat-reveal-turtle = Це черепаха.

hat-gift-fish = риба
hat-give-fish = Маю для тебе гарну рибу.
hat-refuse-fish = Це не риба!
hat-reveal-fish = Це риба.

hat-gift-elephant = слон
hat-give-elephant = Маю для тебе гарного слона.
hat-refuse-elephant = Це не слон!
hat-reveal-elephant = Це слон.

hat-gift-hedgehog = їжак
hat-give-hedgehog = Маю для тебе гарного їжака.
hat-refuse-hedgehog = Це не їжак!
hat-reveal-hedgehog = Це їжак.

hat-gift-penguin = пінгвін
hat-give-penguin = Маю для тебе гарного пінгвіна.
hat-refuse-penguin = Це не пінгвін!
hat-reveal-penguin = Це пінгвін.
