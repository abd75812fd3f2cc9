import type { Json } from '../openapi/schemas.ts'
import * as messages from '../messages/docs.ts'
import { type Call, type Group, whoMay } from './calls.ts'
import { fieldsIn, resolved, type Components, type Field } from './fields.ts'
import { html, type Html } from './html.ts'
import { HOME, page } from './page.ts'

const byPath = (one: Group, other: Group) => (one.path < other.path ? -1 : 1)
const areaOf = ({ path }: Group): string => path.split('/')[1] ?? ''

/** Description of a group, taken from its list call. */
const aboutGroup = ({ calls }: Group): string => calls[0]!.operation.summary.replace(/^List: /, '')

/** Every group by the first part of its address. */
export function indexPage(groups: readonly Group[]): string {
  const areas = [...new Set(groups.map(areaOf))]
  const entry = (group: Group) =>
    html`<li>
      <a href="${HOME}${group.slug}/"><code>${group.path}</code></a> ${aboutGroup(group)}
    </li>`
  return page(
    messages.title,
    html`<h1>${messages.title}</h1>
      <p>${messages.lead}</p>
      <ul>
        ${messages.conventions.map((text) => html`<li>${text}</li>`)}
      </ul>
      ${areas.map(
        (area) =>
          html`<h2>${area}</h2>
            <ul class="groups">
              ${groups
                .filter((group) => areaOf(group) === area)
                .toSorted(byPath)
                .map(entry)}
            </ul>`,
      )}`,
  )
}

/** The calls of one resource, each with its request and response. */
export const groupPage = (group: Group, components: Components): string =>
  page(
    `${group.path} · ${messages.title}`,
    html`<h1><code>${group.path}</code></h1>
      <p>${aboutGroup(group)}</p>
      <nav aria-label="${messages.calls}">
        <ul>
          ${group.calls.map(
            (call) => html`<li><a href="#${anchorOf(call)}">${call.method} ${call.path}</a></li>`,
          )}
        </ul>
      </nav>
      ${group.calls.map((call) => sectionOf(call, components))}`,
  )

const anchorOf = ({ method, path }: Call) => `${method}${path}`.toLowerCase().replaceAll(/\W+/g, '-')

function sectionOf(call: Call, components: Components): Html {
  const { method, path, operation } = call
  const { parameters, requestBody, responses } = operation
  const [status, success] = Object.entries(responses).find(([each]) => each.startsWith('2'))!
  const body = schemaOf(requestBody?.content)
  const id = anchorOf(call)
  return html`<section aria-labelledby="${id}">
    <h2 id="${id}"><span class="method">${method}</span> <code>${path}</code></h2>
    <p>${operation.summary}</p>
    <p>${messages.who}: ${whoMay(operation['x-policy'])}</p>
    ${
      parameters.length === 0
        ? ''
        : html`<p>
            ${messages.parameters}:
            ${parameters.map(({ name }, at) => [at === 0 ? '' : ', ', html`<code>${name}</code>`])}
          </p>`
    }
    ${body === null ? '' : table(messages.sends, fieldsIn(body, components, true))}
    ${responseOf(`${messages.response} ${status}`, schemaOf(success.content), components)}
    <p>
      ${messages.statuses}:
      ${Object.entries(responses).map(
        ([each, { description }]) => html`<span class="status"><b>${each}</b> ${description}</span> `,
      )}
    </p>
  </section>`
}

const schemaOf = (content: Readonly<Record<string, { readonly schema?: Json }>> = {}): Json | null =>
  Object.values(content)[0]?.schema ?? null

/** A list by the fields of its rows. */
function responseOf(title: string, schema: Json | null, components: Components): Html {
  if (schema === null) return html`<p>${title}: ${messages.file}</p>`
  const { properties, items } = resolved(schema, components)
  const results = (properties as Record<string, Json> | undefined)?.['results']
  const rows = (results?.['items'] ?? items) as Json | undefined
  if (rows === undefined) return table(title, fieldsIn(schema, components, false))
  return table(`${title}, ${messages.list}`, fieldsIn(rows, components, false))
}

const table = (title: string, fields: readonly Field[]): Html =>
  fields.length === 0
    ? html`<p>${title}: ${messages.nothing}</p>`
    : html`<div class="scroll" tabindex="0" role="region" aria-label="${title}">
        <table>
          <caption>
            ${title}
          </caption>
          <thead>
            <tr>
              <th scope="col">${messages.columns.name}</th>
              <th scope="col">${messages.columns.type}</th>
              <th scope="col">${messages.columns.note}</th>
            </tr>
          </thead>
          <tbody>
            ${fields.map(
              ({ name, type, note }) =>
                html`<tr>
                  <th scope="row"><code>${name}</code></th>
                  <td>${type}</td>
                  <td>${note}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`
