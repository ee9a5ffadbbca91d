//! Everything about cards, decks and positions that may have to be refused. The page has the words in
//! web/src/games/ocg/words/*/problems.ts.

host::problems! {
    // Requests.
    pointed_at_nothing(): "about", "this is no card", "point at a card on the table";
    gone(): "about", "it is not on the table any more", "point at a card on the table";

    // Decks.
    no_card_number(place): "{place}", "there is no password",
        "give a password and how many there are, such as {{\"number\": \"89631139\", \"copies\": 3}}";
    too_many_copies(place, copies, most): "{place}", "{copies} copies are more than the {most} cards of a deck",
        "give a password and how many there are, such as {{\"number\": \"89631139\", \"copies\": 3}}";
    deck_not_legal(place, faults, reasons, ways): "{place}", "{reasons}", "{ways}";
    deck_is_web_page(why, way_out): "line 1", "{why}", "{way_out}";
    deck_of_another_game(why, way_out): "line 1", "{why}", "{way_out}";
    deck_is_empty(why, way_out): "line 1", "{why}", "{way_out}";
    deck_not_an_address(why, way_out): "line 1", "{why}", "{way_out}";
    deck_line(line, found, why, way_out): "line {line}", "{why}", "{way_out}";
    other_cards(): "deck", "these are not the cards that were registered for the match (3.1.2-17)",
        "exchange cards only with your own Side Deck";
    other_size(part, had, has): "deck", "the {part} had {had} cards and has {has} now (3.1.2-17)",
        "put in as many cards as you take out";

    // Positions.
    too_many_cards(cards, most): "position", "{cards} cards are on the table, more than {most}", "take some out";
    no_turn(): "position.turn", "the first turn of a duel is turn 1", "choose 1 or more";
    no_life(seat): "position.life", "{seat} has no Life Points left (3.1.4-4)", "choose 1 or more";
    no_such_zone(place): "{place}", "there is no such zone (3.2.1-7, 3.2.1-13, 3.2.1-46)",
        "number zones from 0 to 4, and the Extra Monster Zones from 0 to 1";
    zone_taken(place): "{place}", "another card lies in the same zone", "choose a free zone";
    no_such_holder(place): "{place}", "the card that it belongs to is not on the field",
        "name a card of the position that lies in a zone";
    no_such_card_at(place, number): "{place}", "no card is known with the number {number}",
        "correct the number, or add a pool that has the card";
    position_after_the_end(): "the position", "the duel is over",
        "go back to an earlier move and take the position from there";
    position_under_way(): "the position", "something is under way that no position can say",
        "answer until the turn player may act freely in a Main Phase, or go back to there";
    position_not_written(): "the position", "positions of the OCG cannot be written as scenarios or read from them yet",
        "keep it as a link, or play on from the stored game";
}
