const abbreviations = ['suv', 'mpv', 'muv'];

const capitalised = (word: string) =>
  abbreviations.includes(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1);

/** A stored body type in words, 'compact-suv' as 'Compact SUV' (spec section 2: capitalised options). */
export const bodyTypeLabel = (bodyType: string) =>
  bodyType
    .toLowerCase()
    .split(/[\s_-]+/)
    .map(capitalised)
    .join(' ');
