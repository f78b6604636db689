import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';

/** The key of a tab's first entry. */
const firstKey = 'default';

/**
 * Goes back to the screen that led here, past the entries that this screen has added for its filters. Undefined where the
 * tab was opened here.
 */
export function useHistoryBack(): (() => void) | undefined {
  const { key } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const isFirst = useRef(key === firstKey);
  const entries = useRef([key]);

  useEffect(() => {
    const known = entries.current.indexOf(key);
    if (known >= 0) entries.current = entries.current.slice(0, known + 1);
    else if (type === 'PUSH') entries.current = [...entries.current, key];
    else if (type === 'REPLACE') entries.current = [...entries.current.slice(0, -1), key];
    else entries.current = [key];
  }, [key, type]);

  if (isFirst.current) return undefined;
  return () => void navigate(-entries.current.length);
}
