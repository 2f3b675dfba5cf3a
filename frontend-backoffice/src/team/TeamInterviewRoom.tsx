import './team';
import { Box, Stack, Typography } from '@mui/material';
import { useParams } from 'react-router-dom';
import { RoomParts } from '../interviews/room/RoomParts';
import { useSheet } from '../interviews/room/sheet';
import { BackLink } from '../ui/buttons';
import { formatMoment } from '../ui/format/dates';
import { PaddedCard } from '../ui/layout';
import { Loaded } from '../ui/Loaded';
import { api, at, useRead } from '../providers/api';
import { translate } from '../i18n/texts';
import { personOf, teamAddress } from './team';
import { CvButton, TeamProfile } from './TeamProfile';

/** An interview of a manager while it is held: the guide, their notes and scorecard, and what they may read of the person. */
export function TeamInterviewRoom() {
  const { id = '', interview = '' } = useParams();
  const record = useRead(['team', 'record', id], () => api.get('/api/team/applications/{id}', at(id)));
  const sheet = useSheet(interview, true);
  return (
    <>
      <BackLink to={teamAddress(id)}>{translate('team.room.back')}</BackLink>
      <Loaded of={record} failed="team.record.failed" missing="team.record.missing">
        {(told) => (
          <>
            <title>{translate('interviews.room.title', { name: personOf(told) })}</title>
            <Stack component="header" sx={{ mb: 2 }}>
              <Typography variant="h1">{personOf(told)}</Typography>
              <Typography color="text.secondary">
                {[
                  told.vacante_titulo,
                  ...told.entrevistas
                    .filter(({ entrevista_id }) => entrevista_id === interview)
                    .map(({ inicio }) => formatMoment(inicio)),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </Typography>
            </Stack>
            <Loaded of={sheet} failed="interviews.room.failed" missing="team.room.missing" rows={6}>
              {(read) => (
                <RoomParts
                  sheet={read}
                  scorecards={record}
                  cv={
                    <Box tabIndex={0} sx={{ height: '100%', overflowY: 'auto' }}>
                      <PaddedCard>
                        <Box sx={{ mb: 2 }}>
                          <CvButton record={told} />
                        </Box>
                        <TeamProfile record={told} />
                      </PaddedCard>
                    </Box>
                  }
                />
              )}
            </Loaded>
          </>
        )}
      </Loaded>
    </>
  );
}
