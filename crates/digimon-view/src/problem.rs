//! Everything about cards, decks and positions that may have to be refused. The page has the words in
//! web/src/games/digimon/words/*/problems.ts.

host::problems! {
    // Requests.
    no_such_request(given, known): "{given}", "there is no such request", "there are {known}";
    not_as_asked(place, why): "{place}", "{why}",
        "the forms of all requests are in web/src/games/digimon/types/requests.ts";
    no_answer(why): "the answer", "{why}", "report this: it should not happen";
    too_many(place, found, unit, most): "{place}", "{found} {unit} are too many", "at most {most} will do";
    nothing_wanted(): "wanted", "it says neither which decks nor which position",
        "give `decks`, one for each seat, or a `position`";
    nothing_offered(): "part", "it says neither which deck nor which position",
        "give a `deck`, or a `position` and your `seat`";
    nothing_to_bring(): "part", "the position is laid out, nothing is to be brought", "bring null";
    offer_gone(): "the other player", "what the challenger offered cannot be played here any more",
        "ask them for a new challenge";
    pointed_at_nothing(): "about", "this is neither a card, nor a unit, nor two spots",
        "point at a card or unit on the table, or from one spot to another";
    gone(): "about", "it is not on the table any more",
        "point at a card or unit on the table, or from one spot to another";

    // Clauses.
    bad_index(why): "the rulebook", "{why}", "mend the index and build the program again";
    no_clause_number(given, example): "numbers", "`{given}` is no clause", "ask for a number such as {example}";
    no_such_clause(given, near): "numbers", "the rulebook has no clause {given}", "ask for one such as {near}";

    // Cards.
    no_such_card(place, numbers): "{place}", "no card is known with the number {numbers}",
        "correct the number, or add a pool that has the card";
    cards_gone(numbers): "decks", "cards of this game are not there any more: {numbers}",
        "add the pool again that has them";
    card_not_understood(place, numbers): "{place}", "the text of {numbers} is not understood",
        "take them out, or allow cards that are not understood (they are played without that text)";
    cards_not_together(place, why): "{place}", "{why}", "take one of the cards out, or correct the pool";
    no_pool(name, why): "the pool {name}", "{why}",
        "expected a JSON list of printed cards with `id`, `name`, `card_types` and so on";

    // Decks.
    no_such_deck(place, given, known): "{place}", "there is no built-in deck `{given}`", "there are {known}";
    no_card_number(place): "{place}", "there is no card number",
        "give a card number and how many there are, such as {{\"number\": \"BT1-010\", \"copies\": 4}}";
    too_many_copies(place, copies, most): "{place}", "{copies} copies are more than the {most} of a list",
        "give a card number and how many there are, such as {{\"number\": \"BT1-010\", \"copies\": 4}}";
    no_such_form(known): "form", "there is no such form of a deck", "there are {known}";
    deck_not_legal(place, faults, reasons, ways): "{place}", "{reasons}", "{ways}";
    deck_not_text(line, why, way_out): "line {line}", "{why}", "{way_out}";
    deck_is_web_page(why, way_out): "line 1", "{why}", "{way_out}";
    deck_is_empty(why, way_out): "line 1", "{why}", "{way_out}";
    deck_not_a_list(line, why, way_out): "line {line}", "{why}", "{way_out}";
    deck_line(line, found, why, way_out): "line {line}", "{why}", "{way_out}";

    // Records.
    damaged_record(why): "record", "{why}",
        "it may be of another version of the program, or damaged; use an undamaged copy";
    record_version(found, own): "record.version", "it is of version {found}, not {own}",
        "use the version of the program that wrote it";
    no_start(): "record", "it must have decks or a position, and not both", "use an undamaged copy";
    record_seed(): "record.seed", "it is no seed", "write it as `chacha12:` and 64 hexadecimal digits";

    // Positions.
    too_many_cards(cards, most): "position", "{cards} cards are on the table, more than {most}", "take some out";
    memory_out_of_range(memory): "position.memory", "the memory gauge does not go to {memory} (4-1)",
        "choose a number from -10 to 10";
    no_turn(): "position.turn", "the first turn of a game is turn 1", "choose 1 or more";
    no_card_there(seat, area): "side {seat}, {area}", "no card is there", "put one there, or take it away";
    top_card_face_down(seat, area): "side {seat}, {area}", "its top card lies face down",
        "turn the top card face up";
    no_such_effect(seat, area, number, nth): "side {seat}, {area}", "{number} has no effect {nth} of this kind",
        "correct which effect was used";
    no_such_card_at(seat, area, number): "side {seat}, {area}", "no card is known with the number {number}",
        "correct the number, or add a pool that has the card";
    position_after_the_end(): "the position", "the game is over",
        "go back to an earlier move and take the position from there";
    position_under_way(): "the position", "something is under way that no position can say",
        "answer until the next action of a breeding phase or a main phase is asked for, or go back to the last one";
    bad_scenario(line, why): "line {line}", "{why}", "docs/scenarios.md has the form of scenarios";
    no_scenario(): "text", "there is no scenario", "begin with a line such as `scenario  A title`";
    own_card(line, number): "line {line}", "{number} is a card of this scenario's own",
        "use a card that is there; `headjudge judge` plays scenarios with cards of their own";
    other_name(line, number, name, given): "line {line}", "{number} is called \"{name}\", not \"{given}\"",
        "correct the name or the number";
}
