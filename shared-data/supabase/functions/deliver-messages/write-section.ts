import type { MessageSection, SectionLine } from './message.ts';

export const language = 'en-IN';

export const money = new Intl.NumberFormat(language, {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** What people typed must not look like a link: mail programs make one of any address, also of `example.com`. */
export const withoutLinks = (text: string) => text.replace(/:(?=\/\/)|\.(?=\p{L}{2})/gu, '$&\u200B');

const figureOf = ({ count, amount, words }: SectionLine) => {
  if (amount !== undefined) return money.format(amount);
  if (count !== undefined) return count > 1000 ? '1,000+' : String(count);
  return words && withoutLinks(words);
};

/** 'UPI: ₹3,500 (https://…/till)' */
const writeLine = (line: SectionLine, site: string) => {
  const figure = figureOf(line);
  return `${line.label}${figure ? `: ${figure}` : ''}${line.path ? ` (${site}${line.path})` : ''}`;
};

/** A heading, and its lines below one another. */
export const writeSection = ({ title, lines }: MessageSection, site: string) =>
  [title, ...lines.map((line) => writeLine(line, site))].join('\n');
