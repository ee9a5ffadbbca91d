//! Everything about cards, decks and positions that may have to be refused. The page has the words in
//! web/src/games/digimon/words/*/problems.ts.

host::problems! {
    // Requests.
    pointed_at_nothing(): "about", "this is neither a card, nor a unit, nor two spots",
        "point at a card or unit on the table, or from one spot to another";
    gone(): "about", "it is not on the table any more",
        "point at a card or unit on the table, or from one spot to another";

    // Cards.
    cards_not_together(place, why): "{place}", "{why}", "take one of the cards out, or correct the pool";

    // Decks.
    no_card_number(place): "{place}", "there is no card number",
        "give a card number and how many there are, such as {{\"number\": \"BT1-010\", \"copies\": 4}}";
    too_many_copies(place, copies, most): "{place}", "{copies} copies are more than the {most} of a list",
        "give a card number and how many there are, such as {{\"number\": \"BT1-010\", \"copies\": 4}}";
    deck_not_legal(place, faults, reasons, ways): "{place}", "{reasons}", "{ways}";
    deck_not_text(line, why, way_out): "line {line}", "{why}", "{way_out}";
    deck_is_web_page(why, way_out): "line 1", "{why}", "{way_out}";
    deck_is_empty(why, way_out): "line 1", "{why}", "{way_out}";
    deck_not_a_list(line, why, way_out): "line {line}", "{why}", "{way_out}";
    deck_line(line, found, why, way_out): "line {line}", "{why}", "{way_out}";

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
    own_card(line, number): "line {line}", "{number} is a card of this scenario's own",
        "use a card that is there; `headjudge judge` plays scenarios with cards of their own";
    other_name(line, number, name, given): "line {line}", "{number} is called \"{name}\", not \"{given}\"",
        "correct the name or the number";
}
