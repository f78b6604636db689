import { useEffect, useState } from 'react';

const read = () => window.location.hash;

/** The part of the page that the address names: '#record-2', '#invoice'. */
export function useHash(): string {
  const [hash, setHash] = useState(read);
  useEffect(() => {
    const onChange = () => {
      setHash(read());
      document.getElementById('page-title')?.focus();
    };
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  }, []);
  return hash;
}
