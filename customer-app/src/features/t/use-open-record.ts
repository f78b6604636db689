import { useEffect, useState } from 'react';

const read = () => Number(/^#record-(\d+)$/.exec(window.location.hash)?.[1]);

/** The number of the record in the address, NaN without one. */
export function useOpenRecord(): number {
  const [number, setNumber] = useState(read);
  useEffect(() => {
    const onChange = () => {
      setNumber(read());
      document.getElementById('page-title')?.focus();
    };
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  }, []);
  return number;
}
