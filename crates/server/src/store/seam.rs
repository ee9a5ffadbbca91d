//! Where everything that is written passes on its way to the database. In the program nothing happens here; the
//! simulation lets writing fail, and the server die, at this place.

use host::Problem;
use sqlx::AnyConnection;

#[derive(Clone, Default)]
pub struct Seam {
    #[cfg(test)]
    pub faults: Option<std::sync::Arc<crate::simulation::Faults>>,
}

#[cfg(not(test))]
#[expect(clippy::unused_async, reason = "in the simulation it may take for ever")]
impl Seam {
    pub async fn before(&self, _: &mut AnyConnection) -> Result<(), Problem> {
        Ok(())
    }

    pub async fn after(&self, written: Result<(), Problem>) -> Result<(), Problem> {
        written
    }
}

#[cfg(test)]
impl Seam {
    pub async fn before(&self, on: &mut AnyConnection) -> Result<(), Problem> {
        match &self.faults {
            Some(faults) => faults.before(on).await,
            None => Ok(()),
        }
    }

    pub async fn after(&self, written: Result<(), Problem>) -> Result<(), Problem> {
        match &self.faults {
            Some(faults) => faults.after(written).await,
            None => written,
        }
    }
}
