import { amountInWords } from './amount-in-words.ts';

test.each([
  [0, 'Rupees Zero Only'],
  [0.01, 'One Paisa Only'],
  [0.5, 'Fifty Paise Only'],
  [1, 'Rupee One Only'],
  [1.01, 'Rupee One and One Paisa Only'],
  [9, 'Rupees Nine Only'],
  [10, 'Rupees Ten Only'],
  [11, 'Rupees Eleven Only'],
  [19, 'Rupees Nineteen Only'],
  [20, 'Rupees Twenty Only'],
  [21, 'Rupees Twenty One Only'],
  [40, 'Rupees Forty Only'],
  [99.99, 'Rupees Ninety Nine and Ninety Nine Paise Only'],
  [100, 'Rupees One Hundred Only'],
  [101, 'Rupees One Hundred One Only'],
  [999, 'Rupees Nine Hundred Ninety Nine Only'],
  [1_000, 'Rupees One Thousand Only'],
  [1_010, 'Rupees One Thousand Ten Only'],
  [99_999, 'Rupees Ninety Nine Thousand Nine Hundred Ninety Nine Only'],
  [1_00_000, 'Rupees One Lakh Only'],
  [1_00_001, 'Rupees One Lakh One Only'],
  [
    12_34_567.89,
    'Rupees Twelve Lakh Thirty Four Thousand Five Hundred Sixty Seven and Eighty Nine Paise Only',
  ],
  [1_00_00_000, 'Rupees One Crore Only'],
  [10_50_00_000, 'Rupees Ten Crore Fifty Lakh Only'],
  [100_00_00_000, 'Rupees One Hundred Crore Only'],
  [
    // The largest amount of the database.
    999_99_99_999.99,
    'Rupees Nine Hundred Ninety Nine Crore Ninety Nine Lakh Ninety Nine Thousand Nine Hundred Ninety Nine and Ninety Nine Paise Only',
  ],
  // Not exact in binary.
  [1.1 + 2.2, 'Rupees Three and Thirty Paise Only'],
  [0.999_999, 'Rupee One Only'],
  [-5.5, 'Minus Rupees Five and Fifty Paise Only'],
  [-0, 'Rupees Zero Only'],
])('%p is %s', (rupees, words) => {
  expect(amountInWords(rupees)).toBe(words);
});
