const ones = [
  ...['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven'],
  ...['Twelve', 'Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen'],
];
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];

const scales = [
  { size: 1_00_00_000, name: 'Crore' },
  { size: 1_00_000, name: 'Lakh' },
  { size: 1_000, name: 'Thousand' },
  { size: 100, name: 'Hundred' },
];

/** A whole number in words. Above a crore, crores are counted, as on cheques: 'One Hundred Crore'. */
function inWords(count: number): string {
  const scale = scales.find(({ size }) => count >= size);
  if (scale) {
    const rest = count % scale.size;
    const words = `${inWords(Math.floor(count / scale.size))} ${scale.name}`;
    return rest === 0 ? words : `${words} ${inWords(rest)}`;
  }
  const unit = ones[count];
  if (unit) return unit;
  const ten = tens[Math.floor(count / 10)];
  return count % 10 === 0 ? `${ten}` : `${ten} ${ones[count % 10]}`;
}

/** 'Rupees Two Lakh Forty Thousand and Fifty Paise Only'. */
export function amountInWords(rupees: number): string {
  const allPaise = Math.round(Math.abs(rupees) * 100);
  const whole = Math.floor(allPaise / 100);
  const paise = allPaise % 100;
  const parts = [
    ...(whole > 0 || paise === 0 ? [`${whole === 1 ? 'Rupee' : 'Rupees'} ${inWords(whole)}`] : []),
    ...(paise > 0 ? [`${inWords(paise)} ${paise === 1 ? 'Paisa' : 'Paise'}`] : []),
  ];
  return `${rupees < 0 && allPaise > 0 ? 'Minus ' : ''}${parts.join(' and ')} Only`;
}
