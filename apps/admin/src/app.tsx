import { Admin, CustomRoutes, Resource } from 'react-admin'
import { BrowserRouter, Route } from 'react-router-dom'
import { authProvider } from './api/auth-provider.ts'
import { dataProvider } from './api/data-provider.ts'
import { i18nProvider } from './api/i18n-provider.ts'
import { ImportRows } from './csv/import-rows.tsx'
import { CreateRecord } from './forms/create-record.tsx'
import { EditRecord } from './forms/edit-record.tsx'
import { Dashboard } from './layout/dashboard.tsx'
import { AdminLayout } from './layout/layout.tsx'
import { SignIn } from './layout/sign-in.tsx'
import { theme } from './layout/theme.ts'
import { RecordList } from './lists/record-list.tsx'
import { isMadeHere, MENU, titleOf, wordsOfRecord } from './records/described.ts'
import { SetupPage } from './setup/setup-page.tsx'
import { SettingsPage } from './settings/settings-page.tsx'
import * as messages from './messages/pages.ts'

const ALL_RECORDS = MENU.flatMap(([, records]) => records)

/** A list and a form for every record of the shop (ADMIN-1). */
export const App = () => (
  <BrowserRouter basename="/admin" future={{ v7_startTransition: false, v7_relativeSplatPath: false }}>
    <Admin
      title={messages.title}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      dashboard={Dashboard}
      layout={AdminLayout}
      loginPage={SignIn}
      requireAuth
      theme={theme}
      darkTheme={null}
      disableTelemetry
    >
      <CustomRoutes>
        <Route path="/settings" element={<SettingsPage />} />
        <Route path="/setup" element={<SetupPage />} />
      </CustomRoutes>
      {ALL_RECORDS.map((record) => (
        <Resource
          key={record.name}
          name={record.name}
          options={{ label: wordsOfRecord(record.name).many }}
          recordRepresentation={(row: Record<string, unknown>) => titleOf(record, row)}
          list={RecordList}
          edit={EditRecord}
          {...(isMadeHere(record) ? { create: CreateRecord } : {})}
        >
          {isMadeHere(record) && <Route path="import" element={<ImportRows />} />}
        </Resource>
      ))}
    </Admin>
  </BrowserRouter>
)
