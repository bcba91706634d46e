# Generated from games/hat/data/hat_gifts.csv by `make generate`. Do not edit.

hat-gift-hat = шляпа
hat-give-hat = Дарю тебе отличную шляпу.
hat-refuse-hat = Это не шляпа!
hat-reveal-hat = Это шляпа.

hat-gift-apple = яблоко
hat-give-apple = Дарю тебе отличное яблоко.
hat-refuse-apple = Это не яблоко!
hat-reveal-apple = Это яблоко.

hat-gift-banana = банан
hat-give-banana = Дарю тебе отличный банан.
hat-refuse-banana = Это не банан!
hat-reveal-banana = Это банан.

hat-gift-pineapple = ананас
hat-give-pineapple = Дарю тебе отличный ананас.
hat-refuse-pineapple = Это не ананас!
hat-reveal-pineapple = Это ананас.

hat-gift-watermelon = арбуз
hat-give-watermelon = Дарю тебе отличный арбуз.
hat-refuse-watermelon = Это не арбуз!
hat-reveal-watermelon = Это арбуз.

hat-gift-strawberry = клубника
hat-give-strawberry = Дарю тебе отличную клубнику.
hat-refuse-strawberry = Это не клубника!
hat-reveal-strawberry = Это клубника.

hat-gift-lemon = лимон
hat-give-lemon = Дарю тебе отличный лимон.
hat-refuse-lemon = Это не лимон!
hat-reveal-lemon = Это лимон.

hat-gift-carrot = морковка
hat-give-carrot = Дарю тебе отличную морковку.
hat-refuse-carrot = Это не морковка!
hat-reveal-carrot = Это морковка.

hat-gift-broccoli = брокколи
hat-give-broccoli = Дарю тебе отличную брокколи.
hat-refuse-broccoli = Это не брокколи!
hat-reveal-broccoli = Это брокколи.

hat-gift-corn-cob = кукуруза
hat-give-corn-cob = Дарю тебе отличную кукурузу.
hat-refuse-corn-cob = Это не кукуруза!
hat-reveal-corn-cob = Это кукуруза.

hat-gift-mushroom = гриб
hat-give-mushroom = Дарю тебе отличный гриб.
hat-refuse-mushroom = Это не гриб!
hat-reveal-mushroom = Это гриб.

hat-gift-pumpkin = тыква
hat-give-pumpkin = Дарю тебе отличную тыкву.
hat-refuse-pumpkin = Это не тыква!
hat-reveal-pumpkin = Это тыква.

hat-gift-avocado = авокадо
hat-give-avocado = Дарю тебе отличное авокадо.
hat-refuse-avocado = Это не авокадо!
hat-reveal-avocado = Это авокадо.

hat-gift-pizza = пицца
hat-give-pizza = Дарю тебе отличную пиццу.
hat-refuse-pizza = Это не пицца!
hat-reveal-pizza = Это пицца.

hat-gift-burger = бургер
hat-give-burger = Дарю тебе отличный бургер.
hat-refuse-burger = Это не бургер!
hat-reveal-burger = Это бургер.

hat-gift-egg = яйцо
hat-give-egg = Дарю тебе отличное яйцо.
hat-refuse-egg = Это не яйцо!
hat-reveal-egg = Это яйцо.

hat-gift-cheese = сыр
hat-give-cheese = Дарю тебе отличный сыр.
hat-refuse-cheese = Это не сыр!
hat-reveal-cheese = Это сыр.

hat-gift-loaf-of-bread = хлеб
hat-give-loaf-of-bread = Дарю тебе отличный хлеб.
hat-refuse-loaf-of-bread = Это не хлеб!
hat-reveal-loaf-of-bread = Это хлеб.

hat-gift-pretzel = крендель
hat-give-pretzel = Дарю тебе отличный крендель.
hat-refuse-pretzel = Это не крендель!
hat-reveal-pretzel = Это крендель.

hat-gift-donut = пончик
hat-give-donut = Дарю тебе отличный пончик.
hat-refuse-donut = Это не пончик!
hat-reveal-donut = Это пончик.

hat-gift-muffin = маффин
hat-give-muffin = Дарю тебе отличный маффин.
hat-refuse-muffin = Это не маффин!
hat-reveal-muffin = Это маффин.

hat-gift-ice-cream = мороженое
hat-give-ice-cream = Дарю тебе отличное мороженое.
hat-refuse-ice-cream = Это не мороженое!
hat-reveal-ice-cream = Это мороженое.

hat-gift-lollipop = леденец
hat-give-lollipop = Дарю тебе отличный леденец.
hat-refuse-lollipop = Это не леденец!
hat-reveal-lollipop = Это леденец.

hat-gift-chocolate-bar = шоколадка
hat-give-chocolate-bar = Дарю тебе отличную шоколадку.
hat-refuse-chocolate-bar = Это не шоколадка!
hat-reveal-chocolate-bar = Это шоколадка.

hat-gift-cup = чашка
hat-give-cup = Дарю тебе отличную чашку.
hat-refuse-cup = Это не чашка!
hat-reveal-cup = Это чашка.

hat-gift-spoon = ложка
hat-give-spoon = Дарю тебе отличную ложку.
hat-refuse-spoon = Это не ложка!
hat-reveal-spoon = Это ложка.

hat-gift-key = ключ
hat-give-key = Дарю тебе отличный ключ.
hat-refuse-key = Это не ключ!
hat-reveal-key = Это ключ.

hat-gift-padlock = замок
hat-give-padlock = Дарю тебе отличный замок.
hat-refuse-padlock = Это не замок!
hat-reveal-padlock = Это замок.

hat-gift-light-bulb = лампочка
hat-give-light-bulb = Дарю тебе отличную лампочку.
hat-refuse-light-bulb = Это не лампочка!
hat-reveal-light-bulb = Это лампочка.

hat-gift-chair = стул
hat-give-chair = Дарю тебе отличный стул.
hat-refuse-chair = Это не стул!
hat-reveal-chair = Это стул.

hat-gift-toilet = унитаз
hat-give-toilet = Дарю тебе отличный унитаз.
hat-refuse-toilet = Это не унитаз!
hat-reveal-toilet = Это унитаз.

hat-gift-broom = метла
hat-give-broom = Дарю тебе отличную метлу.
hat-refuse-broom = Это не метла!
hat-reveal-broom = Это метла.

hat-gift-basket = корзина
hat-give-basket = Дарю тебе отличную корзину.
hat-refuse-basket = Это не корзина!
hat-reveal-basket = Это корзина.

hat-gift-bar-of-soap = мыло
hat-give-bar-of-soap = Дарю тебе отличное мыло.
hat-refuse-bar-of-soap = Это не мыло!
hat-reveal-bar-of-soap = Это мыло.

hat-gift-alarm-clock = будильник
hat-give-alarm-clock = Дарю тебе отличный будильник.
hat-refuse-alarm-clock = Это не будильник!
hat-reveal-alarm-clock = Это будильник.

hat-gift-hourglass = песочные часы
hat-give-hourglass = Дарю тебе отличные песочные часы.
hat-refuse-hourglass = Это не песочные часы!
hat-reveal-hourglass = Это песочные часы.

hat-gift-camera = фотоаппарат
hat-give-camera = Дарю тебе отличный фотоаппарат.
hat-refuse-camera = Это не фотоаппарат!
hat-reveal-camera = Это фотоаппарат.

hat-gift-television = телевизор
hat-give-television = Дарю тебе отличный телевизор.
hat-refuse-television = Это не телевизор!
hat-reveal-television = Это телевизор.

hat-gift-phone = телефон
hat-give-phone = Дарю тебе отличный телефон.
hat-refuse-phone = Это не телефон!
hat-reveal-phone = Это телефон.

hat-gift-battery = батарейка
hat-give-battery = Дарю тебе отличную батарейку.
hat-refuse-battery = Это не батарейка!
hat-reveal-battery = Это батарейка.

hat-gift-flashlight = фонарик
hat-give-flashlight = Дарю тебе отличный фонарик.
hat-refuse-flashlight = Это не фонарик!
hat-reveal-flashlight = Это фонарик.

hat-gift-hammer = молоток
hat-give-hammer = Дарю тебе отличный молоток.
hat-refuse-hammer = Это не молоток!
hat-reveal-hammer = Это молоток.

hat-gift-magnet = магнит
hat-give-magnet = Дарю тебе отличный магнит.
hat-refuse-magnet = Это не магнит!
hat-reveal-magnet = Это магнит.

hat-gift-fire-extinguisher = огнетушитель
hat-give-fire-extinguisher = Дарю тебе отличный огнетушитель.
hat-refuse-fire-extinguisher = Это не огнетушитель!
hat-reveal-fire-extinguisher = Это огнетушитель.

hat-gift-traffic-light = светофор
hat-give-traffic-light = Дарю тебе отличный светофор.
hat-refuse-traffic-light = Это не светофор!
hat-reveal-traffic-light = Это светофор.

hat-gift-paperclip = скрепка
hat-give-paperclip = Дарю тебе отличную скрепку.
hat-refuse-paperclip = Это не скрепка!
hat-reveal-paperclip = Это скрепка.

hat-gift-ruler = линейка
hat-give-ruler = Дарю тебе отличную линейку.
hat-refuse-ruler = Это не линейка!
hat-reveal-ruler = Это линейка.

hat-gift-book = книга
hat-give-book = Дарю тебе отличную книгу.
hat-refuse-book = Это не книга!
hat-reveal-book = Это книга.

hat-gift-teddy-bear = плюшевый мишка
hat-give-teddy-bear = Дарю тебе отличного плюшевого мишку.
hat-refuse-teddy-bear = Это не плюшевый мишка!
hat-reveal-teddy-bear = Это плюшевый мишка.

hat-gift-yo-yo = йо-йо
hat-give-yo-yo = Дарю тебе отличное йо-йо.
hat-refuse-yo-yo = Это не йо-йо!
hat-reveal-yo-yo = Это йо-йо.

hat-gift-kite = воздушный змей
hat-give-kite = Дарю тебе отличного воздушного змея.
hat-refuse-kite = Это не воздушный змей!
hat-reveal-kite = Это воздушный змей.

hat-gift-balloon = шарик
hat-give-balloon = Дарю тебе отличный шарик.
hat-refuse-balloon = Это не шарик!
hat-reveal-balloon = Это шарик.

hat-gift-puzzle-piece = пазл
hat-give-puzzle-piece = Дарю тебе отличный пазл.
hat-refuse-puzzle-piece = Это не пазл!
hat-reveal-puzzle-piece = Это пазл.

hat-gift-dice = игральный кубик
hat-give-dice = Дарю тебе отличный игральный кубик.
hat-refuse-dice = Это не игральный кубик!
hat-reveal-dice = Это игральный кубик.

hat-gift-guitar = гитара
hat-give-guitar = Дарю тебе отличную гитару.
hat-refuse-guitar = Это не гитара!
hat-reveal-guitar = Это гитара.

hat-gift-piano = пианино
hat-give-piano = Дарю тебе отличное пианино.
hat-refuse-piano = Это не пианино!
hat-reveal-piano = Это пианино.

hat-gift-trumpet = труба
hat-give-trumpet = Дарю тебе отличную трубу.
hat-refuse-trumpet = Это не труба!
hat-reveal-trumpet = Это труба.

hat-gift-drum = барабан
hat-give-drum = Дарю тебе отличный барабан.
hat-refuse-drum = Это не барабан!
hat-reveal-drum = Это барабан.

hat-gift-bell = колокольчик
hat-give-bell = Дарю тебе отличный колокольчик.
hat-refuse-bell = Это не колокольчик!
hat-reveal-bell = Это колокольчик.

hat-gift-headphones = наушники
hat-give-headphones = Дарю тебе отличные наушники.
hat-refuse-headphones = Это не наушники!
hat-reveal-headphones = Это наушники.

hat-gift-microphone = микрофон
hat-give-microphone = Дарю тебе отличный микрофон.
hat-refuse-microphone = Это не микрофон!
hat-reveal-microphone = Это микрофон.

hat-gift-soccer-ball = мяч
hat-give-soccer-ball = Дарю тебе отличный мяч.
hat-refuse-soccer-ball = Это не мяч!
hat-reveal-soccer-ball = Это мяч.

hat-gift-gamepad = геймпад
hat-give-gamepad = Дарю тебе отличный геймпад.
hat-refuse-gamepad = Это не геймпад!
hat-reveal-gamepad = Это геймпад.

hat-gift-boxing-glove = боксёрская перчатка
hat-give-boxing-glove = Дарю тебе отличную боксёрскую перчатку.
hat-refuse-boxing-glove = Это не боксёрская перчатка!
hat-reveal-boxing-glove = Это боксёрская перчатка.

hat-gift-medal = медаль
hat-give-medal = Дарю тебе отличную медаль.
hat-refuse-medal = Это не медаль!
hat-reveal-medal = Это медаль.

hat-gift-dartboard = мишень
hat-give-dartboard = Дарю тебе отличную мишень.
hat-refuse-dartboard = Это не мишень!
hat-reveal-dartboard = Это мишень.

hat-gift-skateboard = скейтборд
hat-give-skateboard = Дарю тебе отличный скейтборд.
hat-refuse-skateboard = Это не скейтборд!
hat-reveal-skateboard = Это скейтборд.

hat-gift-bicycle = велосипед
hat-give-bicycle = Дарю тебе отличный велосипед.
hat-refuse-bicycle = Это не велосипед!
hat-reveal-bicycle = Это велосипед.

hat-gift-tractor = трактор
hat-give-tractor = Дарю тебе отличный трактор.
hat-refuse-tractor = Это не трактор!
hat-reveal-tractor = Это трактор.

hat-gift-rocket = ракета
hat-give-rocket = Дарю тебе отличную ракету.
hat-refuse-rocket = Это не ракета!
hat-reveal-rocket = Это ракета.

hat-gift-helicopter = вертолёт
hat-give-helicopter = Дарю тебе отличный вертолёт.
hat-refuse-helicopter = Это не вертолёт!
hat-reveal-helicopter = Это вертолёт.

hat-gift-sailboat = парусник
hat-give-sailboat = Дарю тебе отличный парусник.
hat-refuse-sailboat = Это не парусник!
hat-reveal-sailboat = Это парусник.

hat-gift-anchor = якорь
hat-give-anchor = Дарю тебе отличный якорь.
hat-refuse-anchor = Это не якорь!
hat-reveal-anchor = Это якорь.

hat-gift-steam-train = паровоз
hat-give-steam-train = Дарю тебе отличный паровоз.
hat-refuse-steam-train = Это не паровоз!
hat-reveal-steam-train = Это паровоз.

hat-gift-tent = палатка
hat-give-tent = Дарю тебе отличную палатку.
hat-refuse-tent = Это не палатка!
hat-reveal-tent = Это палатка.

hat-gift-backpack = рюкзак
hat-give-backpack = Дарю тебе отличный рюкзак.
hat-refuse-backpack = Это не рюкзак!
hat-reveal-backpack = Это рюкзак.

hat-gift-four-leaf-clover = клевер
hat-give-four-leaf-clover = Дарю тебе отличный клевер.
hat-refuse-four-leaf-clover = Это не клевер!
hat-reveal-four-leaf-clover = Это клевер.

hat-gift-suitcase = чемодан
hat-give-suitcase = Дарю тебе отличный чемодан.
hat-refuse-suitcase = Это не чемодан!
hat-reveal-suitcase = Это чемодан.

hat-gift-umbrella = зонт
hat-give-umbrella = Дарю тебе отличный зонт.
hat-refuse-umbrella = Это не зонт!
hat-reveal-umbrella = Это зонт.

hat-gift-glasses = очки
hat-give-glasses = Дарю тебе отличные очки.
hat-refuse-glasses = Это не очки!
hat-reveal-glasses = Это очки.

hat-gift-ring = кольцо
hat-give-ring = Дарю тебе отличное кольцо.
hat-refuse-ring = Это не кольцо!
hat-reveal-ring = Это кольцо.

hat-gift-dress = платье
hat-give-dress = Дарю тебе отличное платье.
hat-refuse-dress = Это не платье!
hat-reveal-dress = Это платье.

hat-gift-jeans = джинсы
hat-give-jeans = Дарю тебе отличные джинсы.
hat-refuse-jeans = Это не джинсы!
hat-reveal-jeans = Это джинсы.

hat-gift-t-shirt = футболка
hat-give-t-shirt = Дарю тебе отличную футболку.
hat-refuse-t-shirt = Это не футболка!
hat-reveal-t-shirt = Это футболка.

hat-gift-ribbon = бант
hat-give-ribbon = Дарю тебе отличный бант.
hat-refuse-ribbon = Это не бант!
hat-reveal-ribbon = Это бант.

hat-gift-scarf = шарф
hat-give-scarf = Дарю тебе отличный шарф.
hat-refuse-scarf = Это не шарф!
hat-reveal-scarf = Это шарф.

hat-gift-boot = сапог
hat-give-boot = Дарю тебе отличный сапог.
hat-refuse-boot = Это не сапог!
hat-reveal-boot = Это сапог.

hat-gift-bikini = купальник
hat-give-bikini = Дарю тебе отличный купальник.
hat-refuse-bikini = Это не купальник!
hat-reveal-bikini = Это купальник.

hat-gift-lipstick = помада
hat-give-lipstick = Дарю тебе отличную помаду.
hat-refuse-lipstick = Это не помада!
hat-reveal-lipstick = Это помада.

hat-gift-cactus = кактус
hat-give-cactus = Дарю тебе отличный кактус.
hat-refuse-cactus = Это не кактус!
hat-reveal-cactus = Это кактус.

hat-gift-sunflower = подсолнух
hat-give-sunflower = Дарю тебе отличный подсолнух.
hat-refuse-sunflower = Это не подсолнух!
hat-reveal-sunflower = Это подсолнух.

hat-gift-christmas-tree = ёлка
hat-give-christmas-tree = Дарю тебе отличную ёлку.
hat-refuse-christmas-tree = Это не ёлка!
hat-reveal-christmas-tree = Это ёлка.

hat-gift-snowman = снеговик
hat-give-snowman = Дарю тебе отличного снеговика.
hat-refuse-snowman = Это не снеговик!
hat-reveal-snowman = Это снеговик.

hat-gift-robot = робот
hat-give-robot = Дарю тебе отличного робота.
hat-refuse-robot = Это не робот!
hat-reveal-robot = Это робот.

hat-gift-telescope = телескоп
hat-give-telescope = Дарю тебе отличный телескоп.
hat-refuse-telescope = Это не телескоп!
hat-reveal-telescope = Это телескоп.

hat-gift-compass = компас
hat-give-compass = Дарю тебе отличный компас.
hat-refuse-compass = Это не компас!
hat-reveal-compass = Это компас.

hat-gift-globe = глобус
hat-give-globe = Дарю тебе отличный глобус.
hat-refuse-globe = Это не глобус!
hat-reveal-globe = Это глобус.

hat-gift-palette = палитра
hat-give-palette = Дарю тебе отличную палитру.
hat-refuse-palette = Это не палитра!
hat-reveal-palette = Это палитра.

hat-gift-ball-of-yarn = клубок
hat-give-ball-of-yarn = Дарю тебе отличный клубок.
hat-refuse-ball-of-yarn = Это не клубок!
hat-reveal-ball-of-yarn = Это клубок.

hat-gift-shopping-cart = тележка
hat-give-shopping-cart = Дарю тебе отличную тележку.
hat-refuse-shopping-cart = Это не тележка!
hat-reveal-shopping-cart = Это тележка.

hat-gift-duck = утка
hat-give-duck = Дарю тебе отличную утку.
hat-refuse-duck = Это не утка!
hat-reveal-duck = Это утка.

hat-gift-frog = лягушка
hat-give-frog = Дарю тебе отличную лягушку.
hat-refuse-frog = Это не лягушка!
hat-reveal-frog = Это лягушка.

hat-gift-snail = улитка
hat-give-snail = Дарю тебе отличную улитку.
hat-refuse-snail = Это не улитка!
hat-reveal-snail = Это улитка.

hat-gift-octopus = осьминог
hat-give-octopus = Дарю тебе отличного осьминога.
hat-refuse-octopus = Это не осьминог!
hat-reveal-octopus = Это осьминог.

hat-gift-butterfly = бабочка
hat-give-butterfly = Дарю тебе отличную бабочку.
hat-refuse-butterfly = Это не бабочка!
hat-reveal-butterfly = Это бабочка.

hat-gift-turtle = черепаха
hat-give-turtle = Дарю тебе отличную черепаху.
hat-refuse-turtle = Это не черепаха!
hat-reveal-turtle = Это черепаха.

hat-gift-fish = рыба
hat-give-fish = Дарю тебе отличную рыбу.
hat-refuse-fish = Это не рыба!
hat-reveal-fish = Это рыба.

hat-gift-elephant = слон
hat-give-elephant = Дарю тебе отличного слона.
hat-refuse-elephant = Это не слон!
hat-reveal-elephant = Это слон.

hat-gift-hedgehog = ёж
hat-give-hedgehog = Дарю тебе отличного ежа.
hat-refuse-hedgehog = Это не ёж!
hat-reveal-hedgehog = Это ёж.

hat-gift-penguin = пингвин
hat-give-penguin = Дарю тебе отличного пингвина.
hat-refuse-penguin = Это не пингвин!
hat-reveal-penguin = Это пингвин.
