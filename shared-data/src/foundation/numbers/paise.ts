/**
 * Compute money in whole paise, because in floating-point rupees 0.1 + 0.2 is not 0.3.
 */
export const toPaise = (rupees: number): number => Math.round(rupees * 100);

export const toRupees = (paise: number): number => paise / 100;
