import { Box } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { DetailContent, DetailDrawer, DetailWaiting, useDetailAddress } from '../../ui/display/Detail';
import { useKeyDown } from '../../ui/keyboard';
import { lazyPart } from '../../ui/lazy';
import { translate } from '../../i18n/texts';

const rowOf = (id: string) => document.querySelector<HTMLElement>(`a[data-row="${CSS.escape(id)}"]`);

/** A record beside its list, which stays usable: the focus goes in and out, Escape closes it and leads back to the row. */
function DetailBeside({ id, onClose, children }: { id: string; onClose: () => void; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A field of the record may have the focus already.
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus({ preventScroll: true });
  }, []);
  // The rows above have changed their height.
  useEffect(() => {
    rowOf(id)?.closest('tr')?.scrollIntoView({ block: 'nearest' });
  }, [id]);

  const leave = () => {
    rowOf(id)?.focus();
    onClose();
  };
  useKeyDown((event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // A dialog or menu over the record closes first.
    if (!document.querySelector('.MuiModal-root [role=dialog], [role=menu], [role=listbox]')) leave();
  });

  return (
    <Box
      ref={panel}
      role="region"
      aria-label={translate('candidates.people.record')}
      tabIndex={-1}
      sx={{
        position: 'sticky',
        // The drawer stands below the top bar.
        top: 64,
        height: 'calc(100vh - 128px)',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'background.default',
      }}
    >
      <DetailContent onClose={leave}>{children}</DetailContent>
    </Box>
  );
}

const RecordPager = lazyPart(() => import('./RecordPager'), 'RecordPager', <Box sx={{ height: 48 }} />);
const CandidateShow = lazyPart(() => import('./CandidateShow'), 'CandidateShow', <DetailWaiting />);
/** What a record consists of. */
export const RECORD = [RecordPager, CandidateShow];

interface CandidateDrawerProps {
  /** The list is behind or beside the record, which then has the way to its neighbours. */
  overList: boolean;
  /** The list stays usable beside the record. */
  beside: boolean;
}

/** The candidate of /candidates/:id/show, over a section or beside the list. */
export function CandidateDrawer({ overList, beside }: CandidateDrawerProps) {
  const { id, shownId, close } = useDetailAddress('candidates', '/admin');
  const record = shownId && (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      {/* Outside of the record: the pressed button keeps the focus while the next record loads. */}
      {overList && <RecordPager id={shownId} beside={beside} />}
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <CandidateShow key={shownId} id={shownId} />
      </Box>
    </Box>
  );
  if (beside && id) {
    return (
      <DetailBeside id={id} onClose={close}>
        {record}
      </DetailBeside>
    );
  }
  return (
    <DetailDrawer open={Boolean(id)} onClose={close} label="candidates.people.record" width={1320}>
      {record}
    </DetailDrawer>
  );
}
