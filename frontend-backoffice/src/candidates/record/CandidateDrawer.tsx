import { Box } from '@mui/material';
import { DetailBeside } from '../../ui/DetailBeside';
import { DetailDrawer, DetailWaiting, useDetailAddress } from '../../ui/Detail';
import { later } from '../../ui/later';

const RecordPager = later(() => import('./RecordPager'), 'RecordPager', <Box sx={{ height: 48 }} />);
const CandidateShow = later(() => import('./CandidateShow'), 'CandidateShow', <DetailWaiting />);

interface Props {
  /** The list is behind or beside the record, which then has the way to its neighbours. */
  overList: boolean;
  /** The list stays usable beside the record. */
  beside: boolean;
}

/** The candidate of /candidates/:id/show, over a section or beside the list. */
export function CandidateDrawer({ overList, beside }: Props) {
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
      <DetailBeside id={id} onClose={close} label="Candidato">
        {record}
      </DetailBeside>
    );
  }
  return (
    <DetailDrawer open={Boolean(id)} onClose={close} label="Candidato" width={1320}>
      {record}
    </DetailDrawer>
  );
}
