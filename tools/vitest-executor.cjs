// The nx executor for tests: nx looks up each project in its cache, and runs the others in one vitest process.
const nameOf = ({ target }) => target.project.replace('@kisscut/', '')

async function run(tasks) {
  const { testTogether } = await import('./tests-together.mjs')
  const passed = await testTogether(tasks.map(nameOf))
  return Object.fromEntries(
    tasks.map((task) => [task.id, { success: passed.has(nameOf(task)), terminalOutput: '' }]),
  )
}

module.exports = {
  one: async (_options, { taskGraph, projectName, targetName }) => {
    const tasks = Object.values(taskGraph.tasks).filter(
      ({ target }) => target.project === projectName && target.target === targetName,
    )
    return Object.values(await run(tasks))[0]
  },
  together: ({ tasks }) => run(Object.values(tasks)),
}
