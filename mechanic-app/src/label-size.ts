/** What the labels are printed on; the screen and its skeleton say it. */
export const labelSize = 'Three by eight on a sheet of A4, of 70 by 37 mm each';
