# Generated from games/hat/data/hat_gifts.csv by `make generate`. Do not edit.

hat-gift-hat = hat
hat-give-hat = I have a nice hat for you.
hat-refuse-hat = That's not a hat!
hat-reveal-hat = It's a hat.

hat-gift-apple = apple
hat-give-apple = I have a nice apple for you.
hat-refuse-apple = That's not an apple!
hat-reveal-apple = It's an apple.

hat-gift-banana = banana
hat-give-banana = I have a nice banana for you.
hat-refuse-banana = That's not a banana!
hat-reveal-banana = It's a banana.

hat-gift-pineapple = pineapple
hat-give-pineapple = I have a nice pineapple for you.
hat-refuse-pineapple = That's not a pineapple!
hat-reveal-pineapple = It's a pineapple.

hat-gift-watermelon = watermelon
hat-give-watermelon = I have a nice watermelon for you.
hat-refuse-watermelon = That's not a watermelon!
hat-reveal-watermelon = It's a watermelon.

hat-gift-strawberry = strawberry
hat-give-strawberry = I have a nice strawberry for you.
hat-refuse-strawberry = That's not a strawberry!
hat-reveal-strawberry = It's a strawberry.

hat-gift-lemon = lemon
hat-give-lemon = I have a nice lemon for you.
hat-refuse-lemon = That's not a lemon!
hat-reveal-lemon = It's a lemon.

hat-gift-carrot = carrot
hat-give-carrot = I have a nice carrot for you.
hat-refuse-carrot = That's not a carrot!
hat-reveal-carrot = It's a carrot.

hat-gift-broccoli = broccoli
hat-give-broccoli = I have a nice broccoli for you.
hat-refuse-broccoli = That's not a broccoli!
hat-reveal-broccoli = It's a broccoli.

hat-gift-corn-cob = corn cob
hat-give-corn-cob = I have a nice corn cob for you.
hat-refuse-corn-cob = That's not a corn cob!
hat-reveal-corn-cob = It's a corn cob.

hat-gift-mushroom = mushroom
hat-give-mushroom = I have a nice mushroom for you.
hat-refuse-mushroom = That's not a mushroom!
hat-reveal-mushroom = It's a mushroom.

hat-gift-pumpkin = pumpkin
hat-give-pumpkin = I have a nice pumpkin for you.
hat-refuse-pumpkin = That's not a pumpkin!
hat-reveal-pumpkin = It's a pumpkin.

hat-gift-avocado = avocado
hat-give-avocado = I have a nice avocado for you.
hat-refuse-avocado = That's not an avocado!
hat-reveal-avocado = It's an avocado.

hat-gift-pizza = pizza
hat-give-pizza = I have a nice pizza for you.
hat-refuse-pizza = That's not a pizza!
hat-reveal-pizza = It's a pizza.

hat-gift-burger = burger
hat-give-burger = I have a nice burger for you.
hat-refuse-burger = That's not a burger!
hat-reveal-burger = It's a burger.

hat-gift-egg = egg
hat-give-egg = I have a nice egg for you.
hat-refuse-egg = That's not an egg!
hat-reveal-egg = It's an egg.

hat-gift-cheese = cheese
hat-give-cheese = I have a nice cheese for you.
hat-refuse-cheese = That's not a cheese!
hat-reveal-cheese = It's a cheese.

hat-gift-loaf-of-bread = loaf of bread
hat-give-loaf-of-bread = I have a nice loaf of bread for you.
hat-refuse-loaf-of-bread = That's not a loaf of bread!
hat-reveal-loaf-of-bread = It's a loaf of bread.

hat-gift-pretzel = pretzel
hat-give-pretzel = I have a nice pretzel for you.
hat-refuse-pretzel = That's not a pretzel!
hat-reveal-pretzel = It's a pretzel.

hat-gift-donut = donut
hat-give-donut = I have a nice donut for you.
hat-refuse-donut = That's not a donut!
hat-reveal-donut = It's a donut.

hat-gift-muffin = muffin
hat-give-muffin = I have a nice muffin for you.
hat-refuse-muffin = That's not a muffin!
hat-reveal-muffin = It's a muffin.

hat-gift-ice-cream = ice cream
hat-give-ice-cream = I have a nice ice cream for you.
hat-refuse-ice-cream = That's not an ice cream!
hat-reveal-ice-cream = It's an ice cream.

hat-gift-lollipop = lollipop
hat-give-lollipop = I have a nice lollipop for you.
hat-refuse-lollipop = That's not a lollipop!
hat-reveal-lollipop = It's a lollipop.

hat-gift-chocolate-bar = chocolate bar
hat-give-chocolate-bar = I have a nice chocolate bar for you.
hat-refuse-chocolate-bar = That's not a chocolate bar!
hat-reveal-chocolate-bar = It's a chocolate bar.

hat-gift-cup = cup
hat-give-cup = I have a nice cup for you.
hat-refuse-cup = That's not a cup!
hat-reveal-cup = It's a cup.

hat-gift-spoon = spoon
hat-give-spoon = I have a nice spoon for you.
hat-refuse-spoon = That's not a spoon!
hat-reveal-spoon = It's a spoon.

hat-gift-key = key
hat-give-key = I have a nice key for you.
hat-refuse-key = That's not a key!
hat-reveal-key = It's a key.

hat-gift-padlock = padlock
hat-give-padlock = I have a nice padlock for you.
hat-refuse-padlock = That's not a padlock!
hat-reveal-padlock = It's a padlock.

hat-gift-light-bulb = light bulb
hat-give-light-bulb = I have a nice light bulb for you.
hat-refuse-light-bulb = That's not a light bulb!
hat-reveal-light-bulb = It's a light bulb.

hat-gift-chair = chair
hat-give-chair = I have a nice chair for you.
hat-refuse-chair = That's not a chair!
hat-reveal-chair = It's a chair.

hat-gift-toilet = toilet
hat-give-toilet = I have a nice toilet for you.
hat-refuse-toilet = That's not a toilet!
hat-reveal-toilet = It's a toilet.

hat-gift-broom = broom
hat-give-broom = I have a nice broom for you.
hat-refuse-broom = That's not a broom!
hat-reveal-broom = It's a broom.

hat-gift-basket = basket
hat-give-basket = I have a nice basket for you.
hat-refuse-basket = That's not a basket!
hat-reveal-basket = It's a basket.

hat-gift-bar-of-soap = bar of soap
hat-give-bar-of-soap = I have a nice bar of soap for you.
hat-refuse-bar-of-soap = That's not a bar of soap!
hat-reveal-bar-of-soap = It's a bar of soap.

hat-gift-alarm-clock = alarm clock
hat-give-alarm-clock = I have a nice alarm clock for you.
hat-refuse-alarm-clock = That's not an alarm clock!
hat-reveal-alarm-clock = It's an alarm clock.

hat-gift-hourglass = hourglass
hat-give-hourglass = I have a nice hourglass for you.
hat-refuse-hourglass = That's not an hourglass!
hat-reveal-hourglass = It's an hourglass.

hat-gift-camera = camera
hat-give-camera = I have a nice camera for you.
hat-refuse-camera = That's not a camera!
hat-reveal-camera = It's a camera.

hat-gift-television = television
hat-give-television = I have a nice television for you.
hat-refuse-television = That's not a television!
hat-reveal-television = It's a television.

hat-gift-phone = phone
hat-give-phone = I have a nice phone for you.
hat-refuse-phone = That's not a phone!
hat-reveal-phone = It's a phone.

hat-gift-battery = battery
hat-give-battery = I have a nice battery for you.
hat-refuse-battery = That's not a battery!
hat-reveal-battery = It's a battery.

hat-gift-flashlight = flashlight
hat-give-flashlight = I have a nice flashlight for you.
hat-refuse-flashlight = That's not a flashlight!
hat-reveal-flashlight = It's a flashlight.

hat-gift-hammer = hammer
hat-give-hammer = I have a nice hammer for you.
hat-refuse-hammer = That's not a hammer!
hat-reveal-hammer = It's a hammer.

hat-gift-magnet = magnet
hat-give-magnet = I have a nice magnet for you.
hat-refuse-magnet = That's not a magnet!
hat-reveal-magnet = It's a magnet.

hat-gift-fire-extinguisher = fire extinguisher
hat-give-fire-extinguisher = I have a nice fire extinguisher for you.
hat-refuse-fire-extinguisher = That's not a fire extinguisher!
hat-reveal-fire-extinguisher = It's a fire extinguisher.

hat-gift-traffic-light = traffic light
hat-give-traffic-light = I have a nice traffic light for you.
hat-refuse-traffic-light = That's not a traffic light!
hat-reveal-traffic-light = It's a traffic light.

hat-gift-paperclip = paperclip
hat-give-paperclip = I have a nice paperclip for you.
hat-refuse-paperclip = That's not a paperclip!
hat-reveal-paperclip = It's a paperclip.

hat-gift-ruler = ruler
hat-give-ruler = I have a nice ruler for you.
hat-refuse-ruler = That's not a ruler!
hat-reveal-ruler = It's a ruler.

hat-gift-book = book
hat-give-book = I have a nice book for you.
hat-refuse-book = That's not a book!
hat-reveal-book = It's a book.

hat-gift-teddy-bear = teddy bear
hat-give-teddy-bear = I have a nice teddy bear for you.
hat-refuse-teddy-bear = That's not a teddy bear!
hat-reveal-teddy-bear = It's a teddy bear.

hat-gift-yo-yo = yo-yo
hat-give-yo-yo = I have a nice yo-yo for you.
hat-refuse-yo-yo = That's not a yo-yo!
hat-reveal-yo-yo = It's a yo-yo.

hat-gift-kite = kite
hat-give-kite = I have a nice kite for you.
hat-refuse-kite = That's not a kite!
hat-reveal-kite = It's a kite.

hat-gift-balloon = balloon
hat-give-balloon = I have a nice balloon for you.
hat-refuse-balloon = That's not a balloon!
hat-reveal-balloon = It's a balloon.

hat-gift-puzzle-piece = puzzle piece
hat-give-puzzle-piece = I have a nice puzzle piece for you.
hat-refuse-puzzle-piece = That's not a puzzle piece!
hat-reveal-puzzle-piece = It's a puzzle piece.

hat-gift-dice = dice
hat-give-dice = I have a nice dice for you.
hat-refuse-dice = That's not a dice!
hat-reveal-dice = It's a dice.

hat-gift-guitar = guitar
hat-give-guitar = I have a nice guitar for you.
hat-refuse-guitar = That's not a guitar!
hat-reveal-guitar = It's a guitar.

hat-gift-piano = piano
hat-give-piano = I have a nice piano for you.
hat-refuse-piano = That's not a piano!
hat-reveal-piano = It's a piano.

hat-gift-trumpet = trumpet
hat-give-trumpet = I have a nice trumpet for you.
hat-refuse-trumpet = That's not a trumpet!
hat-reveal-trumpet = It's a trumpet.

hat-gift-drum = drum
hat-give-drum = I have a nice drum for you.
hat-refuse-drum = That's not a drum!
hat-reveal-drum = It's a drum.

hat-gift-bell = bell
hat-give-bell = I have a nice bell for you.
hat-refuse-bell = That's not a bell!
hat-reveal-bell = It's a bell.

hat-gift-headphones = headphones
hat-give-headphones = I have a nice pair of headphones for you.
hat-refuse-headphones = That's not a pair of headphones!
hat-reveal-headphones = It's a pair of headphones.

hat-gift-microphone = microphone
hat-give-microphone = I have a nice microphone for you.
hat-refuse-microphone = That's not a microphone!
hat-reveal-microphone = It's a microphone.

hat-gift-soccer-ball = soccer ball
hat-give-soccer-ball = I have a nice soccer ball for you.
hat-refuse-soccer-ball = That's not a soccer ball!
hat-reveal-soccer-ball = It's a soccer ball.

hat-gift-gamepad = gamepad
hat-give-gamepad = I have a nice gamepad for you.
hat-refuse-gamepad = That's not a gamepad!
hat-reveal-gamepad = It's a gamepad.

hat-gift-boxing-glove = boxing glove
hat-give-boxing-glove = I have a nice boxing glove for you.
hat-refuse-boxing-glove = That's not a boxing glove!
hat-reveal-boxing-glove = It's a boxing glove.

hat-gift-medal = medal
hat-give-medal = I have a nice medal for you.
hat-refuse-medal = That's not a medal!
hat-reveal-medal = It's a medal.

hat-gift-dartboard = dartboard
hat-give-dartboard = I have a nice dartboard for you.
hat-refuse-dartboard = That's not a dartboard!
hat-reveal-dartboard = It's a dartboard.

hat-gift-skateboard = skateboard
hat-give-skateboard = I have a nice skateboard for you.
hat-refuse-skateboard = That's not a skateboard!
hat-reveal-skateboard = It's a skateboard.

hat-gift-bicycle = bicycle
hat-give-bicycle = I have a nice bicycle for you.
hat-refuse-bicycle = That's not a bicycle!
hat-reveal-bicycle = It's a bicycle.

hat-gift-tractor = tractor
hat-give-tractor = I have a nice tractor for you.
hat-refuse-tractor = That's not a tractor!
hat-reveal-tractor = It's a tractor.

hat-gift-rocket = rocket
hat-give-rocket = I have a nice rocket for you.
hat-refuse-rocket = That's not a rocket!
hat-reveal-rocket = It's a rocket.

hat-gift-helicopter = helicopter
hat-give-helicopter = I have a nice helicopter for you.
hat-refuse-helicopter = That's not a helicopter!
hat-reveal-helicopter = It's a helicopter.

hat-gift-sailboat = sailboat
hat-give-sailboat = I have a nice sailboat for you.
hat-refuse-sailboat = That's not a sailboat!
hat-reveal-sailboat = It's a sailboat.

hat-gift-anchor = anchor
hat-give-anchor = I have a nice anchor for you.
hat-refuse-anchor = That's not an anchor!
hat-reveal-anchor = It's an anchor.

hat-gift-steam-train = steam train
hat-give-steam-train = I have a nice steam train for you.
hat-refuse-steam-train = That's not a steam train!
hat-reveal-steam-train = It's a steam train.

hat-gift-tent = tent
hat-give-tent = I have a nice tent for you.
hat-refuse-tent = That's not a tent!
hat-reveal-tent = It's a tent.

hat-gift-backpack = backpack
hat-give-backpack = I have a nice backpack for you.
hat-refuse-backpack = That's not a backpack!
hat-reveal-backpack = It's a backpack.

hat-gift-four-leaf-clover = four-leaf clover
hat-give-four-leaf-clover = I have a nice four-leaf clover for you.
hat-refuse-four-leaf-clover = That's not a four-leaf clover!
hat-reveal-four-leaf-clover = It's a four-leaf clover.

hat-gift-suitcase = suitcase
hat-give-suitcase = I have a nice suitcase for you.
hat-refuse-suitcase = That's not a suitcase!
hat-reveal-suitcase = It's a suitcase.

hat-gift-umbrella = umbrella
hat-give-umbrella = I have a nice umbrella for you.
hat-refuse-umbrella = That's not an umbrella!
hat-reveal-umbrella = It's an umbrella.

hat-gift-glasses = glasses
hat-give-glasses = I have a nice pair of glasses for you.
hat-refuse-glasses = That's not a pair of glasses!
hat-reveal-glasses = It's a pair of glasses.

hat-gift-ring = ring
hat-give-ring = I have a nice ring for you.
hat-refuse-ring = That's not a ring!
hat-reveal-ring = It's a ring.

hat-gift-dress = dress
hat-give-dress = I have a nice dress for you.
hat-refuse-dress = That's not a dress!
hat-reveal-dress = It's a dress.

hat-gift-jeans = jeans
hat-give-jeans = I have a nice pair of jeans for you.
hat-refuse-jeans = That's not a pair of jeans!
hat-reveal-jeans = It's a pair of jeans.

hat-gift-t-shirt = T-shirt
hat-give-t-shirt = I have a nice T-shirt for you.
hat-refuse-t-shirt = That's not a T-shirt!
hat-reveal-t-shirt = It's a T-shirt.

hat-gift-ribbon = ribbon
hat-give-ribbon = I have a nice ribbon for you.
hat-refuse-ribbon = That's not a ribbon!
hat-reveal-ribbon = It's a ribbon.

hat-gift-scarf = scarf
hat-give-scarf = I have a nice scarf for you.
hat-refuse-scarf = That's not a scarf!
hat-reveal-scarf = It's a scarf.

hat-gift-boot = boot
hat-give-boot = I have a nice boot for you.
hat-refuse-boot = That's not a boot!
hat-reveal-boot = It's a boot.

hat-gift-bikini = bikini
hat-give-bikini = I have a nice bikini for you.
hat-refuse-bikini = That's not a bikini!
hat-reveal-bikini = It's a bikini.

hat-gift-lipstick = lipstick
hat-give-lipstick = I have a nice lipstick for you.
hat-refuse-lipstick = That's not a lipstick!
hat-reveal-lipstick = It's a lipstick.

hat-gift-cactus = cactus
hat-give-cactus = I have a nice cactus for you.
hat-refuse-cactus = That's not a cactus!
hat-reveal-cactus = It's a cactus.

hat-gift-sunflower = sunflower
hat-give-sunflower = I have a nice sunflower for you.
hat-refuse-sunflower = That's not a sunflower!
hat-reveal-sunflower = It's a sunflower.

hat-gift-christmas-tree = Christmas tree
hat-give-christmas-tree = I have a nice Christmas tree for you.
hat-refuse-christmas-tree = That's not a Christmas tree!
hat-reveal-christmas-tree = It's a Christmas tree.

hat-gift-snowman = snowman
hat-give-snowman = I have a nice snowman for you.
hat-refuse-snowman = That's not a snowman!
hat-reveal-snowman = It's a snowman.

hat-gift-robot = robot
hat-give-robot = I have a nice robot for you.
hat-refuse-robot = That's not a robot!
hat-reveal-robot = It's a robot.

hat-gift-telescope = telescope
hat-give-telescope = I have a nice telescope for you.
hat-refuse-telescope = That's not a telescope!
hat-reveal-telescope = It's a telescope.

hat-gift-compass = compass
hat-give-compass = I have a nice compass for you.
hat-refuse-compass = That's not a compass!
hat-reveal-compass = It's a compass.

hat-gift-globe = globe
hat-give-globe = I have a nice globe for you.
hat-refuse-globe = That's not a globe!
hat-reveal-globe = It's a globe.

hat-gift-palette = palette
hat-give-palette = I have a nice palette for you.
hat-refuse-palette = That's not a palette!
hat-reveal-palette = It's a palette.

hat-gift-ball-of-yarn = ball of yarn
hat-give-ball-of-yarn = I have a nice ball of yarn for you.
hat-refuse-ball-of-yarn = That's not a ball of yarn!
hat-reveal-ball-of-yarn = It's a ball of yarn.

hat-gift-shopping-cart = shopping cart
hat-give-shopping-cart = I have a nice shopping cart for you.
hat-refuse-shopping-cart = That's not a shopping cart!
hat-reveal-shopping-cart = It's a shopping cart.

hat-gift-duck = duck
hat-give-duck = I have a nice duck for you.
hat-refuse-duck = That's not a duck!
hat-reveal-duck = It's a duck.

hat-gift-frog = frog
hat-give-frog = I have a nice frog for you.
hat-refuse-frog = That's not a frog!
hat-reveal-frog = It's a frog.

hat-gift-snail = snail
hat-give-snail = I have a nice snail for you.
hat-refuse-snail = That's not a snail!
hat-reveal-snail = It's a snail.

hat-gift-octopus = octopus
hat-give-octopus = I have a nice octopus for you.
hat-refuse-octopus = That's not an octopus!
hat-reveal-octopus = It's an octopus.

hat-gift-butterfly = butterfly
hat-give-butterfly = I have a nice butterfly for you.
hat-refuse-butterfly = That's not a butterfly!
hat-reveal-butterfly = It's a butterfly.

hat-gift-turtle = turtle
hat-give-turtle = I have a nice turtle for you.
hat-refuse-turtle = That's not a turtle!
hat-reveal-turtle = It's a turtle.

hat-gift-fish = fish
hat-give-fish = I have a nice fish for you.
hat-refuse-fish = That's not a fish!
hat-reveal-fish = It's a fish.

hat-gift-elephant = elephant
hat-give-elephant = I have a nice elephant for you.
hat-refuse-elephant = That's not an elephant!
hat-reveal-elephant = It's an elephant.

hat-gift-hedgehog = hedgehog
hat-give-hedgehog = I have a nice hedgehog for you.
hat-refuse-hedgehog = That's not a hedgehog!
hat-reveal-hedgehog = It's a hedgehog.

hat-gift-penguin = penguin
hat-give-penguin = I have a nice penguin for you.
hat-refuse-penguin = That's not a penguin!
hat-reveal-penguin = It's a penguin.
