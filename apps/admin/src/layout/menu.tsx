import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Collapse from '@mui/material/Collapse'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import { useState } from 'react'
import { useSidebarState } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { MENU, wordsOfRecord } from '../records/described.ts'
import { GROUPS, type Group } from '../messages/records.ts'
import * as messages from '../messages/pages.ts'
import { title } from '../messages/settings.ts'

const groupAt = (pathname: string): Group | null => {
  const name = pathname.split('/')[1] ?? ''
  return MENU.find(([, records]) => records.some((record) => record.name === name))?.[0] ?? null
}

/** Every record in collapsible groups; the current record's group stays open. */
export function AdminMenu() {
  const { pathname } = useLocation()
  const [opened, setOpened] = useState<readonly Group[]>(['products', 'materials'])
  const [isOpen, setOpen] = useSidebarState()
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const here = groupAt(pathname)
  const toggle = (group: Group) =>
    setOpened(opened.includes(group) ? opened.filter((each) => each !== group) : [...opened, group])
  const close = () => isNarrow && setOpen(false)
  if (!isOpen) return null
  return (
    <Box component="nav" aria-label={messages.menu} sx={{ p: 1.5, width: '100%' }}>
      <List dense disablePadding>
        <ListItem disablePadding>
          <ListItemButton component={Link} to="/" selected={pathname === '/'} onClick={close}>
            <ListItemText primary={messages.dashboard} slotProps={{ primary: { sx: { fontWeight: 600 } } }} />
          </ListItemButton>
        </ListItem>
        <ListItem disablePadding>
          <ListItemButton component={Link} to="/settings" selected={pathname === '/settings'} onClick={close}>
            <ListItemText primary={title} slotProps={{ primary: { sx: { fontWeight: 600 } } }} />
          </ListItemButton>
        </ListItem>
        {MENU.map(([group, records]) => {
          const isShown = opened.includes(group) || here === group
          return (
            <ListItem key={group} disablePadding sx={{ display: 'block' }}>
              <ListItemButton onClick={() => toggle(group)} aria-expanded={isShown}>
                <ListItemText primary={GROUPS[group]} slotProps={{ primary: { sx: { fontWeight: 600 } } }} />
                {isShown ? <ExpandLess fontSize="small" /> : <ExpandMore fontSize="small" />}
              </ListItemButton>
              <Collapse in={isShown} unmountOnExit>
                <List dense disablePadding sx={{ pl: 1.5, mb: 1 }}>
                  {records.map(({ name }) => (
                    <ListItem key={name} disablePadding>
                      <ListItemButton
                        component={Link}
                        to={`/${name}`}
                        selected={pathname.split('/')[1] === name}
                        onClick={close}
                        sx={{ py: 0.25 }}
                      >
                        <ListItemText primary={wordsOfRecord(name).many} />
                      </ListItemButton>
                    </ListItem>
                  ))}
                </List>
              </Collapse>
            </ListItem>
          )
        })}
      </List>
    </Box>
  )
}
