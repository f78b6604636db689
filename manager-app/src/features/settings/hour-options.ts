const hours = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', hour12: true, timeZone: 'UTC' });

/** 18 is '6 pm'. */
export const hourLabel = (hour: number) => hours.format(Date.UTC(2000, 0, 1, hour));

export const hourOptions = Array.from({ length: 24 }, (_, hour) => ({
  id: String(hour),
  label: hourLabel(hour),
}));
