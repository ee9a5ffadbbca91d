//! App Fusion requirements (2-3-10).

use crate::read::lex::Token;
use crate::read::reader::Reader;
use digimon::card::AppFusion;

impl Reader<'_> {
    pub(crate) fn app_fusion(&mut self) -> Option<AppFusion> {
        self.heading("App Fusion")?;
        let mut of = vec![self.brief()?];
        while self.take(Token::Odd('&')) {
            of.push(self.brief()?);
        }
        if of.len() < 2 {
            self.expect("&");
            return None;
        }
        Some(AppFusion { of, cost: self.colon_cost()? })
    }
}
