import type { Schemas } from '@hiring/contract/api';
import { useState } from 'react';
import type { TextName } from '../application/form-values';
import { isSame, valuesOf } from './profile-values';

type Profile = Schemas['PortalProfile'];

/** The typed values and the stored ones, with which they are compared. */
export function useEditedProfile(profile: Profile) {
  /** The profile as it was last loaded or saved here. */
  const [stored, setStored] = useState(profile);
  const [values, setValues] = useState(() => valuesOf(profile));

  const write = (name: TextName, value: string) => setValues((before) => ({ ...before, [name]: value }));

  /** Copies a value that was typed before hydration. */
  function adopt(name: string, value: string) {
    if (name in values) setValues((before) => ({ ...before, [name]: value }));
  }

  /** Shows a stored profile instead of what was typed. */
  function take(next: Profile) {
    setStored(next);
    setValues(valuesOf(next));
  }

  return { stored, values, dirty: !isSame(values, valuesOf(stored)), write, adopt, take };
}
