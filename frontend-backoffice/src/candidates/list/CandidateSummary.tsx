import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { Box, Tooltip, Typography } from '@mui/material';
import { useDepartments } from '../../departments/useDepartments';
import { TagBadges } from '../../tags/TagBadges';
import { ABOVE_LINK, DetailLink } from '../../ui/Detail';
import { Separator } from '../../ui/RelativeDate';
import { OtherApplicationsBadge, shortId } from '../StateBadges';
import { type CandidateRow, fullName, jobTitle } from '../types';

/** Who: name, short id, e-mail, and whether that e-mail is theirs for sure. */
export function CandidateWho({ row }: { row: CandidateRow }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0, lineHeight: '20px' }}>
        <DetailLink resource="candidates" id={row.id}>
          {fullName(row)}
        </DetailLink>
        {!row.email_verified && (
          <Tooltip title="Email sin verificar">
            <WarningAmberOutlined
              titleAccess="Email sin verificar"
              sx={{ ...ABOVE_LINK, fontSize: 16, color: 'warning.main', flexShrink: 0 }}
            />
          </Tooltip>
        )}
        <OtherApplicationsBadge count={row.otras_abiertas} />
      </Box>
      <Typography variant="hint" noWrap title={row.email} sx={{ lineHeight: '16px' }}>
        <Box component="span" sx={{ fontFamily: 'ui-monospace, monospace' }}>
          {shortId(row.id)}
        </Box>
        <Separator />
        {row.email}
      </Typography>
    </Box>
  );
}

/** For what: position, department and vacancy, with the person's tags. */
export function CandidateJob({ row }: { row: CandidateRow }) {
  const { departmentName, positionName } = useDepartments();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, overflow: 'hidden', lineHeight: '20px' }}>
        <Typography component="span" noWrap sx={{ lineHeight: 'inherit' }}>
          {positionName(row.departamento, row.posicion)}
        </Typography>
        <TagBadges tags={row.etiquetas} />
      </Box>
      <Typography variant="hint" noWrap sx={{ lineHeight: '16px' }}>
        {departmentName(row.departamento)}
        <Separator />
        {jobTitle(row)}
      </Typography>
    </Box>
  );
}
