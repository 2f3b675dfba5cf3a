import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Section, sectionAt, SECTIONS } from './sections';

/** The section of the address. A record that opens over one has an address of its own: the section behind it stays. */
export function useSection(): Section {
  const { pathname } = useLocation();
  const named = sectionAt(pathname);
  const [shown, setShown] = useState(named ?? SECTIONS[0]);
  if (named && named !== shown) setShown(named);
  return named ?? shown;
}
