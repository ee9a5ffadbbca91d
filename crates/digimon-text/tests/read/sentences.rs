//! Made-up sentences, and the steps or statements that they are read as.

use crate::read;

fn all_read(sentences: &[(&str, &str)]) {
    for (text, meaning) in sentences {
        assert_eq!(read(text), *meaning, "{text}");
    }
}

#[test]
fn ends_of_stacks() {
    all_read(&[
        (
            "[On Play] Trash the top or bottom card of your security stack.",
            "[Put(TopOrBottom(Yours,Security,N(1)),Trash)]",
        ),
        (
            "[On Play] You may trash up to 3 cards from the top of your deck.",
            "[May([Declare(N(1),AtMost(N(3),Count((whose:Yours,from:[Deck],of:[])))),Put(Top(Yours,Deck,Declared),Trash)])]",
        ),
        (
            "[On Play] Trash cards from the top of your opponent's security stack until it has 2 left.",
            "[Put(Top(Opponents,Security,Minus(Count((whose:Opponents,from:[Security],of:[])),N(2))),Trash)]",
        ),
        (
            "[On Play] Trash the top card of your opponent's security stack for every 5 cards in your trash.",
            "[Put(Top(Opponents,Security,For(count:Count((whose:Yours,from:[Trash],of:[])),every:5,each:1)),Trash)]",
        ),
        (
            "[On Play] Trash up to 2 digivolution cards of 1 of your opponent's Digimon.",
            "[Select(Choose((from:(whose:Opponents,from:[Battle],of:[Digimon]),as:(0)))),Declare(N(1),AtMost(N(2),Of(DigivolutionCards,Chosen((0))))),TrashDigivolutionCards(Chosen((0)),Any,Declared)]",
        ),
    ]);
}

#[test]
fn what_the_effect_did() {
    all_read(&[
        (
            "[On Play] By trashing 1 card in your hand, trash the top card of your deck.",
            "[By([Put(Choose((from:(whose:Yours,from:[Hand],of:[]),as:(0))),Trash)],[Put(Top(Yours,Deck,N(1)),Trash)])]",
        ),
        (
            "[On Play] Trash 1 card in your hand. If this effect trashed a card with the [Rock] trait, gain 1 memory.",
            r#"[Put(Choose((from:(whose:Yours,from:[Hand],of:[]),as:(0))),Trash),If(Is(Done(Trashed),[Trait("Rock")]),[Memory(Yours,N(1))],[])]"#,
        ),
        (
            "[On Play] Delete 1 Digimon. If no Digimon was deleted by this effect, gain 1 memory.",
            "[Delete(Choose((from:(whose:Any,from:[Battle],of:[Digimon]),as:(0)))),If(Not(Did(Deleted)),[Memory(Yours,N(1))],[])]",
        ),
        ("[On Play] If DigiXrosing, gain 1 memory.", "[If(DigiXrosing(1),[Memory(Yours,N(1))],[])]"),
        (
            "[On Play] Your opponent may trash 1 card in their hand. If they don't, gain 1 memory.",
            "[AsPlayer(Opponents,[May([Put(Choose((from:(whose:Yours,from:[Hand],of:[]),as:(0))),Trash)])]),If(Not(IfYouDo),[Memory(Yours,N(1))],[])]",
        ),
    ]);
}

#[test]
fn which_cards() {
    all_read(&[
        (
            "[On Play] You may play 1 Digimon card with [Rock] in any of its traits (other than [Bedrock]) from your hand without paying the cost.",
            r#"[May([Play(what:Choose((from:(whose:Yours,from:[Hand],of:[Digimon,TraitContains("Rock"),Not(Trait("Bedrock"))]),as:(0))),cost:Free)])]"#,
        ),
        (
            "[On Play] Delete 1 of your 2-color black and yellow Digimon.",
            "[Delete(Choose((from:(whose:Yours,from:[Battle],of:[Digimon,Stat(Colors,Exactly,N(2)),Color(Black),Color(Yellow)]),as:(0))))]",
        ),
        (
            "[On Play] Delete 1 of your opponent's level 3 and 1 of their level 5 Digimon.",
            "[Delete(Each([(from:(whose:Opponents,from:[Battle],of:[Digimon,Stat(Level,Exactly,N(3))]),as:(0)),(from:(whose:Opponents,from:[Battle],of:[Digimon,Stat(Level,Exactly,N(5))]),as:(1))]))]",
        ),
    ]);
}

#[test]
fn later_sentences() {
    all_read(&[
        (
            "[On Play] You may play 1 red Digimon card from your hand for its play cost. When played by this effect, reduce the play cost by 2.",
            "[May([Play(what:Choose((from:(whose:Yours,from:[Hand],of:[Digimon,Color(Red)]),as:(0))),cost:Printed(N(-2)))])]",
        ),
        (
            "[On Play] Delete 1 of your opponent's level 3 or lower Digimon. If you have a Tamer, add 1 to the level this effect may choose.",
            "[Delete(Choose((from:(whose:Opponents,from:[Battle],of:[Digimon,Stat(Level,AtMost,Plus(N(3),If(Any((whose:Yours,from:[Battle],of:[Tamer])),N(1),N(0))))]),as:(0))))]",
        ),
        (
            "[On Play] You may play 1 red Digimon card from your hand without paying the cost. You can't play [Rock] with this effect.",
            r#"[May([Play(what:Choose((from:(whose:Yours,from:[Hand],of:[Digimon,Color(Red),Not(Name("Rock"))]),as:(0))),cost:Free)])]"#,
        ),
    ]);
}

#[test]
fn this_and_its_top_card() {
    all_read(&[
        (
            "[On Play] Unsuspend this Digimon with [Rock] in its name.",
            r#"[If(Is(This,[NameContains("Rock")]),[Unsuspend(This)],[])]"#,
        ),
        (
            "[On Play] By placing the top card of this Digimon as this Digimon's bottom digivolution card, gain 1 memory.",
            "[By([Put(TopCard(This),Under(This,Bottom,Up))],[Memory(Yours,N(1))])]",
        ),
    ]);
}

#[test]
fn processes_joined() {
    all_read(&[
        (
            "[On Play] You may play 1 [Rock] from your hand without paying the cost, or hatch in your breeding area.",
            r#"[May([ChooseModes(N(1),[[Play(what:Choose((from:(whose:Yours,from:[Hand],of:[Name("Rock")]),as:(0))),cost:Free)],[Hatch]])])]"#,
        ),
        ("[On Play] Delete this Digimon at the end of the turn.", "[Later(EndOfTurn,[Delete(This)])]"),
        (
            "[On Play] Suspend 1 of your Tamers to gain 1 memory.",
            "[By([Suspend(Choose((from:(whose:Yours,from:[Battle],of:[Tamer]),as:(0))))],[Memory(Yours,N(1))])]",
        ),
    ]);
}

#[test]
fn conditions() {
    all_read(&[
        (
            "[On Play] Return 1 of your opponent's Digimon with equal or fewer digivolution cards than this Digimon to the hand.",
            "[Put(Choose((from:(whose:Opponents,from:[Battle],of:[Digimon,Stat(DigivolutionCards,AtMost,Of(DigivolutionCards,This))]),as:(0))),Hand)]",
        ),
        (
            "[On Play] If this Digimon has 3 or more red cards in its digivolution cards, gain 1 memory.",
            "[If(Is(This,[WithAtLeast(3,(whose:Any,from:[Battle],of:[Color(Red)]))]),[Memory(Yours,N(1))],[])]",
        ),
        (
            "[On Play] If one of your Digimon has [Rock] in its name, gain 1 memory.",
            r#"[If(Any((whose:Yours,from:[Battle],of:[Digimon,NameContains("Rock")])),[Memory(Yours,N(1))],[])]"#,
        ),
        (
            "[On Play] If this Digimon has the [Rock] trait or is red, gain 1 memory.",
            r#"[If(Is(This,[AnyOf([Trait("Rock"),Color(Red)])]),[Memory(Yours,N(1))],[])]"#,
        ),
    ]);
}

#[test]
fn statements() {
    all_read(&[
        (
            "[Your Turn] Your turn end condition is the opponent having 3 or more memory.",
            "[(while:None,on:Player(Yours),is:[TurnEndsAt(3)])]",
        ),
        (
            "[Your Turn] This Digimon can't leave the battle area other than by your effects or by deletion.",
            "[(while:None,on:This,is:[Cannot(LeaveUndeleted(Not(ByYourEffect)))])]",
        ),
    ]);
}

#[test]
fn digixros_and_dna() {
    all_read(&[
        (
            "[Your Turn] When you would play 1 Digimon card with DigiXros requirements, by suspending this Digimon, you may place cards from your trash as digivolution cards for a DigiXros.",
            "[By([Suspend(This)],[WidenDigiXros((whose:Yours,from:[Trash],of:[]),Every)])]",
        ),
        (
            "[On Play] 1 of your level 6 Digimon and 1 card in the hand may DNA digivolve into a Digimon card in your hand.",
            "[May([DnaDigivolve(into:(whose:Yours,from:[Hand],of:[Digimon]),with:FieldAndCard(Hand,[Stat(Level,Exactly,N(6))],[]),cost:Printed(N(0)))])]",
        ),
        (
            "[On Deletion] You may DNA digivolve 1 of your [Left] in play and 1 [Right] in the trash into [Both] in the hand.",
            "[May([DnaDigivolve(into:(whose:Yours,from:[Hand],of:[Name(\"Both\")]),with:FieldAndCard(Trash,[Name(\"Left\")],[Name(\"Right\")]),cost:Printed(N(0)))])]",
        ),
        (
            "[Trash] [Your Turn] When one of your Digimon is played, 2 of your Digimon may DNA digivolve into this card.",
            "[May([DnaDigivolve(into:(whose:Yours,from:[Hand,Trash],of:[This]),with:Any,cost:Printed(N(0)))])]",
        ),
    ]);
}

#[test]
fn tokens_and_their_side() {
    all_read(&[(
        "[On Play] If there are 5 or more total Digimon, play 1 [Pup] Token suspended to your battle area. If there are 4 or fewer, play it suspended to your opponent's battle area.",
        "[If(Compare(Count((whose:Any,from:[Battle],of:[Digimon])),AtLeast,N(5)),[PlayToken((\"TOKEN-Pup\"),N(1),Yours,Suspended)],[]),If(Compare(Count((whose:Any,from:[Battle],of:[Digimon])),AtMost,N(4)),[PlayToken((\"TOKEN-Pup\"),N(1),Opponents,Suspended)],[])]",
    )]);
}

/// One limit for what two sentences let choose: it goes for both kinds together, or for the one that is allowed.
#[test]
fn choices_limited_together() {
    let text = "[On Play] If you have a red Digimon, choose any number of your opponent's Digimon. If you have a Tamer, choose any number of your opponent's Tamers. The chosen cards' play costs must add up to 6 or less. Delete the chosen cards.";
    let read = format!("{:?}", digimon_text::read_texts(text, digimon_text::This::Digimon));
    assert_eq!(read.matches("Delete(").count(), 3, "{read}");
    assert_eq!(read.matches("total: Some((PlayCost, AtMost, N(6)))").count(), 3, "{read}");
}
