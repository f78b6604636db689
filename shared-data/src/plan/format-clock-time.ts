const clock = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'UTC',
});

/** A time such as '08:30:00', which has no day: 8:30 am. */
export const formatClockTime = (time: string): string => clock.format(new Date(`1970-01-01T${time}Z`));
