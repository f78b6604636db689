const introduction = `# What the benchmarks found

Written by \`npm run bench -- --write\`, never by hand; \`npm run bench -- --write <name>\` renews one section. Each
section says what it was measured on: a time is worth nothing without it.`;

/** The text of RESULTS.md with this section replaced, or added at its end. */
export function replaceSection(text: string, name: string, content: string): string {
  const [, ...sections] = text.split(/^## /m).map((section) => section.trim());
  const fresh = `${name}\n\n${content}`;
  const place = sections.findIndex((section) => section.split('\n', 1)[0] === name);
  const after = place < 0 ? [...sections, fresh] : sections.with(place, fresh);
  return `${[introduction, ...after.map((section) => `## ${section}`)].join('\n\n')}\n`;
}
