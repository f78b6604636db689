/**
 * Money is added and multiplied in whole paise, as the database does in numeric: in rupees, 0.1 + 0.2 is not 0.3.
 */
export const toPaise = (rupees: number): number => Math.round(rupees * 100);

export const toRupees = (paise: number): number => paise / 100;

/** The exact product divided by `divisor`, rounded half up to a whole paisa. Inputs are whole and not negative. */
export const dividePaise = (product: number, divisor: number): number =>
  Math.floor((2 * product + divisor) / (2 * divisor));
