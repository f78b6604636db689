/** The template of this name in index.html. */
export const template = (name) => document.querySelector(`template[data-frame="${name}"]`);

export const copy = (name) => template(name).content.cloneNode(true);

/** The place of this name in a copy. */
export const slot = (part, name) => part.querySelector(`[data-slot=${name}]`);
