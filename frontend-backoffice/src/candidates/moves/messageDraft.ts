import { useSyncExternalStore } from 'react';

const keyOf = (applicationId: string) => `mensaje-candidato:${applicationId}`;
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The unsent message of an application, kept in this tab so that an ended session loses nothing typed. */
export const messageDraft = {
  read: (applicationId: string) => sessionStorage.getItem(keyOf(applicationId)) ?? '',
  keep(applicationId: string, text: string) {
    if (text) sessionStorage.setItem(keyOf(applicationId), text);
    else sessionStorage.removeItem(keyOf(applicationId));
    tell();
  },
  drop(applicationId: string) {
    sessionStorage.removeItem(keyOf(applicationId));
    tell();
  },
};

/** The same text wherever it is written: on the card and in the dialog of the move. */
export const useMessageDraft = (applicationId: string): string =>
  useSyncExternalStore(subscribe, () => messageDraft.read(applicationId));
