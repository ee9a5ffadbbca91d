//! Everything that a server may have to refuse. The page has the words in web/src/words/*/problems.ts.

host::problems! {
    // A new room.
    no_such_game(game, known): "game", "nobody knows {game:?}", "play {known}";
    name_too_long(place, most): "{place}", "the name is too long", "take no more than {most} letters";
    clock_without_time(): "clock", "it gives no time at all", "give seconds, or leave it out";
    clock_too_long(most): "clock", "it gives too much time", "give no more than {most} seconds";
    pace_too_slow(most): "pace_ms", "the bot would wait too long", "let it wait no more than {most} milliseconds";
    bad_seed(seed): "seed", "{seed} is no seed: neither a number of 64 bits nor `chacha12:` and 64 hexadecimal digits", "leave it out to draw one";
    other_game(place, game): "{place}", "it is a game of {game}", "open it as what it is";
    bad_replay(why): "replay", "it cannot be read: {why}", "take a file that was downloaded here";
    long_replay(): "replay", "it has too many moves", "start from an earlier moment";
    move_does_not_fit(number, why): "move {number}", "it does not fit the rules: {why}",
        "open it with the version of Headjudge and the pools that it was played with";
    leads_elsewhere(number): "move {number}", "what is stored of the game does not fit together from here on",
        "look at it up to here, or bring back a copy of the storage";
    goes_another_way(number, why): "move {number}", "here the game goes another way than when it was played: {why}",
        "look at it up to here; to play on, open it with the version of Headjudge and the pools that it was played with";
    move_damaged(number): "move {number}", "what is stored of it cannot be read",
        "look at the game up to here, or bring back a copy of the storage";
    move_missing(number): "move {number}", "it is missing in the storage",
        "look at the game up to here, or bring back a copy of the storage";
    too_many_rooms(): "rooms", "there are too many", "start another server with --data";
    too_busy(): "rooms", "too many games are played at once", "try again in a minute";

    // Challenges.
    no_such_challenge(): "challenge", "there is none here, or not any more", "look at the link again";
    challenge_withdrawn(): "challenge", "it was withdrawn", "ask for a new one";
    challenge_taken(): "challenge", "somebody has taken it up", "ask for a new one";
    too_many_challenges(): "challenges", "there are too many", "try again tomorrow";
    part_too_long(most): "part", "it is longer than {most} bytes", "bring less";

    // At the table.
    no_such_room(): "room", "no room is here, or the key does not fit it", "look at the link again";
    room_is_silent(): "room", "it does not answer", "try again";
    other_moment(seen, made): "answer", "{seen} moves were seen, but {made} were made",
        "answer the question that is asked now";
    other_seat_is_asked(seat): "answer", "seat {seat} is asked", "wait until you are asked";
    no_such_move(why): "move", "{why}", "take one of the options on offer";
    too_many_moves(most): "the game", "no game has more than {most} moves", "concede, or agree on a draw";
    bot_plays_on(): "draw", "the bot wants to play on", "go on, or concede";
    draw_offer_stands(): "draw", "your offer stands", "wait for the answer, or go on";
    draw_declined(): "draw", "your offer was turned down, and no move was made since", "go on, and offer again after the next move";
    no_draw_offered(): "draw", "no draw was offered to you", "offer one yourself";
    game_is_over(): "the game", "it is over", "play again, or look at it";
    other_seat(seat): "seat", "seat {seat} is not yours", "speak for your own seat";
    watchers_do_not_play(): "seat", "watchers do not play", "open a room of your own";
    rematch_too_early(): "rematch", "the game is not over", "end it first";
    rematch_of_players(): "rematch", "only players play again", "open a room of your own";
    nothing_to_undo(): "undo", "no choice of yours can be taken back",
        "go on; only in practice can choices be taken back";
    nobody_to_ask(): "undo", "nobody has to be asked here", "take it back where you practise, or go on";
    asked_back_already(): "undo", "it was asked already", "wait for the answer, or go on";
    not_taken_back(): "undo", "the other player said no, and no move was made since", "go on";
    nobody_asked_back(): "undo", "nobody asks to take a choice back", "go on";
    said_enough(seconds): "words", "that is enough for now", "wait {seconds} seconds";
    nothing_to_redo(): "redo", "no choice was taken back", "go on; only in practice can choices be taken back";
    open_again(): "the game", "it has to be opened again", "try once more";
    game_stopped(): "the game", "it stopped in the middle of this",
        "try something else; the game is as it was before";

    // Matches.
    no_break(): "match", "no break between two games is on", "wait until the game is over";
    ready_already(seat): "match", "seat {seat} is ready already", "wait for the other player";
    other_seat_chooses(seat): "match", "seat {seat} says who goes first", "wait until they have chosen";
    deck_stays(): "deck", "this game allows no other deck within a match", "play on with the one that you have";
    match_goes_on(): "match", "it is not over", "play it to its end first";
    single_game(): "match", "this game is not part of one", "take the replay of the game";
    next_game_began(): "undo", "the next game of the match has begun", "play on there";
    bad_match(why): "match", "its games and steps do not fit together: {why}", "take a file that was downloaded here";

    // Looking back.
    hidden_cards(): "viewer", "these cards are hidden from you",
        "look with your own viewer, or wait until the game is over";
    not_so_many_moves(made): "at", "only {made} moves were made", "name an earlier moment";
    replay_too_early(): "replay", "the whole game has the other player's cards in it",
        "come back when the game is over";

    // What is kept.
    no_owner(): "x-headjudge-me", "nobody says whose decks these are",
        "send a random token of 16 to 128 letters in the header x-headjudge-me";
    too_many_decks(): "deck", "it is too large, or there are too many", "delete another first";
    too_many_pools(): "pool", "there are too many", "remove one, or give this one the name of an older one";
    pool_of_everybody(): "pool", "it was added for everybody by the one who runs this server",
        "ask them to start the server with --drop-pool and its name";
    no_such_pool(): "pool", "there is none of this name", "see the list of pools";
    storage_failed(why): "storage", "it could not be written or read: {why}",
        "see whether the disk is full, then try again; the game is as it was before";
    storage_garbled(part, why): "storage: {part}", "it cannot be understood: {why}",
        "bring back a copy of the stored games";
    moves_have_a_gap(room): "storage: room {room}", "moves of this game are missing",
        "look at the game up to the gap, or bring back a copy of the stored games";
    database_out_of_reach(): "storage", "the database is out of reach", "try again in a moment; nothing is lost";
    other_server_plays(): "DATABASE_URL", "another Headjudge plays the games of this database",
        "open the page of that one, or stop it first; for games of its own, give this one another database, or a folder with --data";
    server_stops(): "storage", "the server stops", "start it again; nothing is lost";
    no_random_numbers(why): "random numbers", "the system gives none: {why}", "look at the system's log";

    // What was sent.
    nothing_here(): "address", "nothing is here",
        "the page is at /, and docs/protocol.md lists what else there is";
    only_this_machine(): "Host", "only this machine is served",
        "open the address that the server printed, or let it --listen for others";
    other_page(): "Origin", "another page asks", "ask from this server's own page";
    unknown_name(name): "Host", "this server does not know itself as {name:?}",
        "open it by its address, or start it with --name and this name";
    body_too_slow(): "body", "it did not come in time", "send it again over a faster connection";
    body_not_taken(why): "body", "{why}", "send less, or send it again";
    not_utf8(): "body", "it is no text in UTF-8", "save the file as UTF-8";
    not_the_json(why): "body", "it is not the JSON that is expected here: {why}", "see docs/protocol.md";
    other_version(version): "version", "this server speaks version {version}", "load the page again";
    too_many_connections(): "connections", "too many are open", "try again in a minute";
    message_not_text(): "message", "it is no text", "send JSON as text";
    message_too_long(): "message", "it is too long", "say less at once";
    message_not_understood(why): "message", "it is not understood: {why}", "see docs/protocol.md";
}
