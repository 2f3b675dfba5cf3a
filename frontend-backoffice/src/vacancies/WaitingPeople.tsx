import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Schemas } from '@hiring/contract/api';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { StageBadge, UnverifiedBadge } from '../candidates/StateBadges';
import { fullName } from '../candidates/types';
import { relativeTime } from '../format/relativeTime';
import { useNow } from '../format/useNow';
import { ListSkeleton } from '../ui/ListSkeleton';
import { Pager } from '../ui/ListPager';
import { LoadFailed } from '../ui/LoadFailed';
import { ToneBadge } from '../ui/ToneBadge';
import { candidateAddress } from './addresses';

type Waiting = Schemas['WaitingResponse'];

const LONGEST_FIRST = { field: 'desde', order: 'DESC' } as const;

/** Who waits for an answer in a vacancy: overdue first, each with the way to the record. */
export function WaitingPeople({ vacancyId, newTab = false }: { vacancyId: string; newTab?: boolean }) {
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState(25);
  const now = useNow();
  const { data, error, isPending, total, pageInfo, refetch } = useGetList<Waiting>(
    `vacancies/${vacancyId}/waiting`,
    { pagination: { page, perPage }, sort: LONGEST_FIRST },
  );

  if (isPending) return <ListSkeleton rows={3} />;
  if (error) {
    return <LoadFailed title="No se pudo cargar quién espera" error={error} onRetry={() => void refetch()} />;
  }
  if (data.length === 0 && page === 1) {
    return <Typography color="text.secondary">Nadie espera respuesta en esta vacante.</Typography>;
  }
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((person) => (
          <Box
            key={person.id}
            component="li"
            sx={{
              py: 1,
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1,
              alignItems: 'center',
              '& + &': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <MuiLink
              component={Link}
              to={candidateAddress(person.candidato_id)}
              {...(newTab ? { target: '_blank' } : {})}
              sx={{ minWidth: 160, mr: 'auto', py: 0.75 }}
            >
              {fullName(person)}
            </MuiLink>
            <StageBadge estado={person.estado} />
            {person.sin_responder && <ToneBadge tone="red">Sin responder</ToneBadge>}
            {!person.email_verificado && <UnverifiedBadge />}
            <Typography variant="caption" color="text.secondary" sx={{ minWidth: 90 }}>
              {relativeTime(person.desde, now)}
            </Typography>
          </Box>
        ))}
      </Box>
      {(page > 1 || (total ?? Number.MAX_SAFE_INTEGER) > perPage) && (
        <Pager
          page={page}
          perPage={perPage}
          total={total}
          hasNextPage={pageInfo?.hasNextPage ?? (total !== undefined && page * perPage < total)}
          setPage={setPage}
          setPerPage={(rows) => {
            setPerPage(rows);
            setPage(1);
          }}
        />
      )}
    </>
  );
}
