//! The plain lines of a card: what it digivolves from, is assembled from or linked to, and its rules.

use super::facts::bracketed;
use super::filters::filters;
use crate::parse::setup::times;
use digimon::card::{
    AppFusion, Assembly, BurstDigivolution, Card, Cost, DigiXros, Digivolution, DnaDigivolution, Link,
    Material,
};
use digimon::effects::language::{Filter, Stat};
use scenario::{Cursor, Problem};

pub(super) fn line(line: &mut Cursor<'_>, card: &mut Card) -> Result<(), Problem> {
    if line.eat("digivolve from") {
        card.digivolution.push(Digivolution { from: filters(line)?, cost: cost(line)?, condition: None });
    } else if line.eat("dna") {
        card.dna.push(DnaDigivolution { from: joined(line)?, cost: cost(line)? });
    } else if line.eat("digixros") {
        card.digixros = Some(DigiXros { each: reduction(line)?, materials: materials(line)? });
    } else if line.eat("assembly") {
        card.assembly = Some(Assembly { reduces: reduction(line)?, materials: materials(line)? });
    } else if line.eat("burst from") {
        card.burst.push(burst(line)?);
    } else if line.eat("app fusion") {
        card.app_fusion.push(AppFusion { of: joined(line)?, cost: cost(line)? });
    } else if line.eat("link to") {
        card.link = Some(link(line, card)?);
    } else if line.eat("overflow") {
        card.overflow = Some(line.number("how much memory is lost")?);
    } else if line.eat("rule") {
        rule(line, card)?;
    } else if line.eat("mentions") {
        card.mentions.extend(bracketed(line, "words in brackets, such as [Save]")?);
    } else if line.eat("token") {
        card.token = true;
    } else {
        return Err(line.expected(
            "`text …`, `effect (…)`, `inherited (…)`, `security (…)`, `keyword …`, `digivolve from …`, `dna …`, `digixros …`, \
             `assembly …`, `burst from …`, `app fusion …`, `link to …`, `overflow …`, `rule …`, `mentions …`, \
             `token` or `ron FIELD: …`",
        ));
    }
    line.finish()
}

fn cost(line: &mut Cursor<'_>) -> Result<Cost, Problem> {
    line.expect("cost")?;
    Ok(Cost(line.number("a cost")?))
}

/// `-2`: how much is taken off the cost.
fn reduction(line: &mut Cursor<'_>) -> Result<Cost, Problem> {
    let here = line.here();
    let number: i8 = line.number("by how much the cost is reduced, such as -2")?;
    if number >= 0 {
        return Err(Problem::new(here, "a reduction is written with a minus, such as -2"));
    }
    Ok(Cost(-number))
}

/// Filters with `+` between them.
fn joined(line: &mut Cursor<'_>) -> Result<Vec<Vec<Filter>>, Problem> {
    let mut found = vec![filters(line)?];
    while line.eat("+") {
        found.push(filters(line)?);
    }
    if found.len() < 2 {
        return Err(line.expected("`+` and what else is needed"));
    }
    Ok(found)
}

/// `[A] + 2 x trait [B] different`
fn materials(line: &mut Cursor<'_>) -> Result<Vec<Material>, Problem> {
    let mut found = Vec::new();
    loop {
        let here = line.here();
        let n = u8::try_from(times(line)).map_err(|_| Problem::new(here, "that is too many"))?;
        let of = filters(line)?;
        found.push(Material { of, n, different: line.eat("different").then_some(Stat::Number) });
        if !line.eat("+") {
            return Ok(found);
        }
    }
}

/// `burst from [ShineGreymon] with tamer [Marcus Damon] cost 0`
fn burst(line: &mut Cursor<'_>) -> Result<BurstDigivolution, Problem> {
    let from = filters(line)?;
    line.expect("with tamer")?;
    Ok(BurstDigivolution { from, tamer: filters(line)?, cost: cost(line)? })
}

/// `link to trait [Appmon] cost 1 dp 2000`
fn link(line: &mut Cursor<'_>, card: &Card) -> Result<Link, Problem> {
    let texts = card.link.as_ref().map(|link| link.texts.clone()).unwrap_or_default();
    let (to, cost) = (filters(line)?, cost(line)?);
    line.expect("dp")?;
    Ok(Link { to, cost, dp: line.number("the DP that it adds")?, texts })
}

/// `rule name [X]`, `rule trait [X]`, `rule copies 50`
fn rule(line: &mut Cursor<'_>, card: &mut Card) -> Result<(), Problem> {
    if line.eat("name") {
        card.rules.names.extend(bracketed(line, "a name in brackets")?);
    } else if line.eat("trait") {
        card.rules.traits.extend(bracketed(line, "a trait in brackets")?);
    } else if line.eat("copies") {
        card.rules.copies = Some(line.number("how many may be in a deck")?);
    } else {
        return Err(line.expected("`name […]`, `trait […]` or `copies …`"));
    }
    Ok(())
}
