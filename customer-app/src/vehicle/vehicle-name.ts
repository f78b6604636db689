/** How a vehicle is called in a sentence or heading. */
export const vehicleName = ({ brand, model }: { brand: string; model: string }) => `${brand} ${model}`;
