import { lengthOf } from './arbitrary-input.ts';

/** Control characters, invisible ones and those that turn the direction of a text. */
const hiddenRanges = [
  [0x00, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x61c, 0x61c],
  [0x200b, 0x200b],
  [0x200e, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0xfeff, 0xfeff],
] as const;

const isHidden = (character: string) => {
  const code = character.codePointAt(0) ?? 0;
  return hiddenRanges.some(([first, last]) => code >= first && code <= last);
};

/** Whether the portal accepts a stored text as a person's name. */
export const isPersonName = (text: string): boolean =>
  text !== '' && lengthOf(text) <= 80 && ![...text].some(isHidden);

/** Whether the portal accepts a stored text as a phone number. */
export function isPhone(text: string): boolean {
  const digits = [...text].filter((each) => each >= '0' && each <= '9').length;
  return /^\+?[\d ()./-]+$/.test(text) && digits >= 3 && digits <= 15 && lengthOf(text) <= 40;
}
