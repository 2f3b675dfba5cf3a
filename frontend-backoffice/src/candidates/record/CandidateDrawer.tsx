import Box from '@mui/material/Box';
import { lazy } from 'react';
import { DetailDrawer } from '../../ui/DetailDrawer';
import { useDetailAddress } from '../../ui/useDetailAddress';
import { RecordPager } from './RecordPager';

const CandidateShow = lazy(async () => ({ default: (await import('./CandidateShow')).CandidateShow }));

/** The candidate of /candidates/:id/show over a section; over the list with the way to its neighbours. */
export function CandidateDrawer({ overList }: { overList: boolean }) {
  const { id, shownId, close } = useDetailAddress('candidates', '/admin');
  return (
    <DetailDrawer open={Boolean(id)} onClose={close} label="Candidato" width={1320}>
      {shownId && (
        <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
          {/* Outside of the record: the pressed button keeps the focus while the next record loads. */}
          {overList && <RecordPager id={shownId} />}
          <Box sx={{ flex: 1, minHeight: 0 }}>
            <CandidateShow key={shownId} id={shownId} />
          </Box>
        </Box>
      )}
    </DetailDrawer>
  );
}
