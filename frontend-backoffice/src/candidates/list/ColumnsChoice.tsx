import { useState } from 'react';
import { createPortal } from 'react-dom';
import { ColumnsButton } from 'react-admin';
import { lazyPart } from '../../ui/lazy';

const KEY = 'candidates-columns';

const ColumnsList = lazyPart(() => import('./ColumnsList'), 'ColumnsList');

/** react-admin's button, with a list that the keyboard can order in its place for one. */
export function ColumnsChoice() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(0);
  return (
    <>
      <ColumnsButton
        storeKey={KEY}
        aria-haspopup="dialog"
        onClickCapture={() => {
          setPlace(document.getElementById(`${KEY}-columnsSelector`));
          setOpened(opened + 1);
        }}
      />
      {place && createPortal(<ColumnsList opened={opened} />, place)}
    </>
  );
}
