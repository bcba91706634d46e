# Words of That's Not a Hat. The gifts themselves are in hat-gifts.ftl.

hat-bot-greedy = Goes by what is fresh in mind: names what it heard last, and thinks nothing out.
hat-bot-easy = Forgets soon, minds the own gifts more than those of others, and is quick to doubt.
hat-bot-normal = Remembers like an attentive guest: most gifts for a while, and some of them wrongly.
hat-bot-hard = Rarely misses a face, puts two and two together, and seldom refuses without good reason.
hat-bot-expert = Remembers as well as people can, and doubts only what it knows to be wrong.
hat-bot-perfect = A curiosity: forgets nothing that was ever shown. No fun to play against.
