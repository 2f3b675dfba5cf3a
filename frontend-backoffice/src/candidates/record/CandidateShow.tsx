import { Box, Tab, Tabs, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { DuplicatesNotice } from '../../duplicates/DuplicatesNotice';
import { HoldNotice } from '../../privacy/HoldNotice';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { OpenRecord } from '../../ui/OpenRecord';
import { CandidateCv } from './CandidateCv';
import { CandidateHeader } from './CandidateHeader';
import { partOf, TABS } from './parts';
import type { Candidate } from '../types';

function Record({ candidate }: { candidate: Candidate }) {
  const { search, state } = useLocation() as Location<object | null>;
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const part = partOf(query.get('parte'));
  // Not hidden by style: each time the file is asked for, the server logs a view.
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  const choose = (key: string) => {
    query.set('parte', key);
    void navigate({ search: query.toString() }, { replace: true, state });
  };

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 44%)' },
        height: '100%',
      }}
    >
      {/* A phone has no room to keep the header in sight: there it scrolls away and the tabs stay. */}
      <Box
        sx={{
          display: { xs: 'block', sm: 'flex' },
          flexDirection: 'column',
          minHeight: 0,
          overflowY: { xs: 'auto', sm: 'visible' },
        }}
      >
        <CandidateHeader candidate={candidate} />
        <HoldNotice candidateId={candidate.id} />
        <DuplicatesNotice candidateId={candidate.id} />
        <Tabs
          value={part.key}
          onChange={(_event, value: string) => choose(value)}
          variant="scrollable"
          scrollButtons="auto"
          aria-label="Partes de la ficha"
          sx={{
            px: { xs: 1, sm: 2 },
            borderBottom: 1,
            borderColor: 'divider',
            flexShrink: 0,
            position: { xs: 'sticky', sm: 'static' },
            top: 0,
            zIndex: 1,
            bgcolor: 'background.default',
            '& .MuiTab-root': { px: { xs: 1.5, sm: 1.25 } },
          }}
        >
          {TABS.map(({ key, label }) => (
            <Tab key={key} value={key} label={label(candidate)} id={`ficha-${key}`} aria-controls="ficha" />
          ))}
        </Tabs>
        <Box
          role="tabpanel"
          id="ficha"
          aria-labelledby={`ficha-${part.key}`}
          tabIndex={0}
          sx={{ flex: 1, minHeight: 0, overflowY: { sm: 'auto' }, p: { xs: 2, sm: 3 } }}
        >
          <part.Content candidate={candidate} wide={wide} />
        </Box>
      </Box>
      {wide && (
        <Box
          component="aside"
          aria-label="CV"
          sx={{ borderLeft: 1, borderColor: 'divider', bgcolor: 'background.paper', minHeight: 0 }}
        >
          <CandidateCv candidate={candidate} />
        </Box>
      )}
    </Box>
  );
}

/** Everything HR knows of a person, with the CV beside it. */
export const CandidateShow = ({ id }: { id: string }) => (
  <OpenRecord<Candidate> resource="candidates" id={id}>
    {(candidate) => <Record candidate={candidate} />}
  </OpenRecord>
);
