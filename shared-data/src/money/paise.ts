/**
 * Money is added and multiplied in whole paise, as the database does in numeric: in rupees, 0.1 + 0.2 is not 0.3.
 */
export const toPaise = (rupees: number): number => Math.round(rupees * 100);

export const toRupees = (paise: number): number => paise / 100;
