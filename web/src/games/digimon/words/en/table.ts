// The table: questions, offers, reasons.

const table = {};

export default table;
