/** The union territories without a legislature, by the first digits of their GST numbers. */
const withoutLegislature = new Set(['04', '26', '31', '35', '38']);

/** What the half of the tax that is not central is called within a state: section 7 of the UTGST Act, 2017. */
export const stateTaxLabel = (stateCode: string | null): 'SGST' | 'UTGST' =>
  stateCode !== null && withoutLegislature.has(stateCode) ? 'UTGST' : 'SGST';
