const abbreviations = ['suv', 'mpv', 'muv'];

const capitalised = (word: string) =>
  abbreviations.includes(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1);

/** The label of a stored body type: 'compact-suv' becomes 'Compact SUV'. */
export const bodyTypeLabel = (bodyType: string) =>
  bodyType
    .toLowerCase()
    .split(/[\s_-]+/)
    .map(capitalised)
    .join(' ');
